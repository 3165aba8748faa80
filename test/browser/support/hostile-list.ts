import type { AdminList } from '#shared/contract/admin.ts'

/** Markup, a script, right-to-left text, emoji made of several characters, and half a surrogate pair. */
const ATTACK =
  '<img src=x onerror="document.title=1"><script>document.title=2</script>&lt; \u202Eleft\u202C مرحبا 👩‍👧🏳️‍🌈 \ud83d'

/** A hostile text that names its field and has the field's maximum length. */
export const hostile = (field: string, most: number) => `${field}: ${ATTACK} `.padEnd(most, 'x').slice(0, most)

/** The beginning of every hostile text, wherever it is cut off. */
export const shown = (field: string) => `${field}: <img src=x onerror=`

const ITEMS = 6

/** A list with hostile text in every field. */
export const hostileList = (id: string): AdminList => ({
  id,
  title: hostile('title', 200),
  description: hostile('description', 1000),
  category: hostile('category', 60),
  is_ranked: false,
  items: Array.from({ length: ITEMS }, (_, at) => ({
    name: hostile(`name ${at}`, 200),
    metric: hostile(`metric ${at}`, 100),
    variations: [hostile(`variation ${at}`, 200)],
    requiredTerms: [hostile(`term ${at}`, 200)],
    aliases: [hostile(`alias ${at}`, 200)],
  })),
  hints: Array.from({ length: ITEMS }, (_, at) => hostile(`hint ${at}`, 500)),
  sources: [{ title: hostile('source', 300), url: 'https://example.com/"><script>document.title=3</script>' }],
  item_count: ITEMS,
  version: 1,
})
