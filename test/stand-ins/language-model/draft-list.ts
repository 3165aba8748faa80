const NAMES =
  'Anvil Bellows Candle Drum Easel Funnel Gavel Hammock Inkwell Jigsaw Kettle Lantern Mitten Needle Oar Pulley Quiver Rudder Saddle Thimble Umbrella Vase Whistle Xylophone Yoke Zipper Abacus Bridle Compass Dagger Envelope Flute Goblet Harness Icebox Jacket Keyhole Ladle Magnet Nozzle Organ Pendulum Quilt Racket Sundial Trumpet Urn Violin Wrench Axle Bobbin Cradle Doorbell Earring Fiddle Gondola Helmet Ironing-board'.split(
    ' ',
  )

/** A list that is fit to publish: the same for the same topic, another for another. */
export function draftList(topic: string, count: number) {
  const start = [...topic].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7)
  // Steps through the names by a number that shares no factor with how many there are.
  const names = Array.from(
    { length: count },
    (_, at) => NAMES[(start + at * (1 + 2 * (start % 9))) % NAMES.length] ?? '',
  )
  return {
    title: `Things of ${topic}`,
    description: `The things that stand for ${topic}, in the order of how often they are named.`,
    category: 'Things',
    items: [...new Set(names)].map((name, at) => ({
      name,
      metric: `${1000 - at * 25} mentions`,
      hint: `It is one of the things that begin with ${name[0]}, and it has ${name.length} letters.`,
      variations: [],
    })),
    sources: [{ title: 'The Book of Things', url: 'https://things.example.com/book' }],
  }
}

export type Draft = ReturnType<typeof draftList>
