import { Drawing } from '../../ui/mark.tsx'

/** Icons that only admins load. */
const PATHS = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM14.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  spark: 'M12 3l2 6.5 6.5 2.5-6.5 2.5L12 21l-2-6.5L3.5 12 10 9.5z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L20.5 20.5',
  pen: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  play: 'M7 4.5l12 7.5-12 7.5z',
  plus: 'M12 5v14M5 12h14',
  arrowUp: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  arrowDown: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
  up: 'M5.5 14.5L12 8l6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
} as const

type AdminIconName = keyof typeof PATHS

export function AdminIcon({ name }: { name: AdminIconName }) {
  return <Drawing path={PATHS[name]} />
}
