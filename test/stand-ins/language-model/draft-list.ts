const NAMES =
  'Anvil Bellows Candle Drum Easel Funnel Gavel Hammock Inkwell Jigsaw Kettle Lantern Mitten Needle Oar Pulley Quiver Rudder Saddle Thimble Umbrella Vase Whistle Xylophone Yoke Zipper Abacus Bridle Compass Dagger Envelope Flute Goblet Harness Icebox Jacket Keyhole Ladle Magnet Nozzle Organ Pendulum Quilt Racket Sundial Trumpet Urn Violin Wrench Axle Bobbin Cradle Doorbell Earring Fiddle Gondola Helmet Ironing-board'.split(
    ' ',
  )

/** A list that is fit to publish: always the same for a topic, a different one for another topic. */
export function draftList(topic: string, count: number) {
  // The topic draws the names: two topics have few in common.
  const drawn = NAMES.map((name) => ({ name, at: hash(`${topic} ${name}`) })).sort((one, other) => one.at - other.at)
  return {
    title: `Things of ${topic}`,
    description: `The things that stand for ${topic}, in the order of how often they are named.`,
    category: 'Things',
    items: drawn.slice(0, count).map(({ name }, at) => ({
      name,
      metric: `${1000 - at * 25} mentions`,
      hint: `It is one of the things that begin with ${name[0]}, and it has ${name.length} letters.`,
      variations: [],
    })),
    sources: [{ title: 'The Book of Things', url: 'https://things.example.com/book' }],
  }
}

/** FNV-1a. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

export type Draft = ReturnType<typeof draftList>
