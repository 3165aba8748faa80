/** Two lists to show components with; neither is in the catalogue under these ids. */
import type { GameResponse, ListItem } from '#shared/contract/game.ts'

const ISLAND_ITEMS: [name: string, metric: string, hint: string][] = [
  ['Greenland', '2,130,800 km²', 'Most of it is under ice.'],
  ['New Guinea', '785,753 km²', 'Shared by Indonesia and an independent country to its east.'],
  ['Borneo', '748,168 km²', 'Three countries share it: Indonesia, Malaysia and Brunei.'],
  ['Madagascar', '587,041 km²', 'Lemurs live nowhere else.'],
  ['Baffin Island', '507,451 km²', 'Named after an English navigator of 1616.'],
  ['Sumatra', '443,066 km²', 'Its west coast faces the open Indian Ocean.'],
  ['Honshu', '225,800 km²', 'A famous volcano and a capital stand on it.'],
  ['Victoria Island', '217,291 km²', 'It shares its name with a queen, in the Arctic.'],
  ['Great Britain', '209,331 km²', 'Three countries under one crown.'],
  ['Ellesmere Island', '196,236 km²', 'The northernmost of them all.'],
]
const MOON_NAMES = ['Ganymede', 'Titan', 'Callisto', 'Io', 'The Moon', 'Europa', 'Triton', 'Titania', 'Rhea', 'Oberon']

const islands: ListItem[] = ISLAND_ITEMS.map(([name, metric]) => ({ name, metric }))

export const ISLANDS: GameResponse = {
  daily_game: { id: 'sample', date: '2026-11-21' },
  list: {
    id: 'sample-islands',
    title: 'The largest islands in the world',
    description: 'By land area. Australia counts as a continent, so it is not here.',
    category: 'Geography',
    is_ranked: true,
    items: islands,
    item_count: islands.length,
    hints: ISLAND_ITEMS.map(([, , hint]) => hint),
    sources: [
      { title: 'List of islands by area', url: 'https://en.wikipedia.org/wiki/List_of_islands_by_area' },
      {
        title: 'The largest islands of the world, with a title that needs two lines',
        url: 'https://www.britannica.com/',
      },
    ],
  },
}

export const MOONS: GameResponse = {
  daily_game: { id: 'sample-unranked', date: '2026-11-21' },
  list: {
    id: 'sample-moons',
    title: 'Large moons of the solar system',
    description: 'Any moon more than 1,400 km across.',
    category: 'Space',
    is_ranked: false,
    items: MOON_NAMES.map((name) => ({ name })),
    item_count: MOON_NAMES.length,
    hints: [],
  },
}
