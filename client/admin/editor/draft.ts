import type { AdminList, ListEdit } from '#shared/contract/admin.ts'
import type { ListContent, ListItem } from '#shared/contract/game.ts'
import { ANSWER_FIELDS, acceptedAnswers } from '#shared/matching/answers.ts'

type AnswerField = (typeof ANSWER_FIELDS)[number]

/** `isStored`: cannot be removed once the day has begun. */
export type DraftAnswer = { text: string; field: AnswerField; isStored: boolean }
/** `key` survives moving. */
export type DraftItem = {
  key: string
  /** Null: a new item. */
  storedName: string | null
  name: string
  metric: string
  hint: string
  answers: DraftAnswer[]
  /** The answer in the field, not added yet. It is saved too. */
  typed: string
  /** Empty ones too: an untouched item is sent as it came. */
  fields: readonly AnswerField[]
}
export type DraftSource = { key: string; title: string; url: string }

export type Draft = {
  title: string
  description: string
  category: string
  is_ranked: boolean
  items: DraftItem[]
  sources: DraftSource[]
}

let keys = 0
const newKey = (kind: string) => `${kind}-${++keys}`

export const newItem = (): DraftItem => ({
  key: newKey('item'),
  storedName: null,
  name: '',
  metric: '',
  hint: '',
  answers: [],
  typed: '',
  fields: [],
})
export const newSource = (): DraftSource => ({ key: newKey('source'), title: '', url: '' })

export function draftOf({ title, description, category, is_ranked, items, hints, sources = [] }: ListContent): Draft {
  return {
    title,
    description,
    category,
    is_ranked,
    items: items.map((item, at) => ({
      key: newKey('item'),
      storedName: item.name,
      name: item.name,
      metric: item.metric ?? '',
      hint: hints[at] ?? '',
      answers: ANSWER_FIELDS.flatMap((field) => (item[field] ?? []).map((text) => ({ text, field, isStored: true }))),
      typed: '',
      fields: ANSWER_FIELDS.filter((field) => item[field] !== undefined),
    })),
    sources: sources.map(({ title, url }) => ({ key: newKey('source'), title, url })),
  }
}

/** `loaded` is the list the draft began with. */
export function editOf(draft: Draft, loaded: AdminList): ListEdit {
  const { title, description, category, is_ranked, items, sources } = draft
  // Positions are renumbered where the list has any.
  const isNumbered = loaded.items.some((item) => item.number !== undefined)
  return {
    title,
    description,
    category,
    is_ranked,
    items: items.map((item, at) => itemOf(item, isNumbered ? at + 1 : undefined)),
    hints: items.map((item) => item.hint),
    ...((sources.length > 0 || loaded.sources) && { sources: sources.map(({ title, url }) => ({ title, url })) }),
    version: loaded.version,
  }
}

export const newAnswer = (text: string): DraftAnswer => ({ text, field: 'variations', isStored: false })

export function answersOf({ answers, typed }: DraftItem): DraftAnswer[] {
  const known = new Set(answers.map(({ text }) => text))
  const added = [...new Set(typed.split('\n').map((part) => part.trim()))].filter((part) => part && !known.has(part))
  return [...answers, ...added.map(newAnswer)]
}

function itemOf(item: DraftItem, number: number | undefined): ListItem {
  const { name, metric, fields: came } = item
  const answers = answersOf(item)
  const of = (field: AnswerField) => answers.filter((answer) => answer.field === field).map(({ text }) => text)
  const fields = ANSWER_FIELDS.map((field) => [field, of(field)] as const).filter(
    ([field, texts]) => texts.length > 0 || came.includes(field),
  )
  return {
    name,
    ...(metric !== '' && { metric }),
    ...Object.fromEntries(fields),
    ...(number !== undefined && { number }),
  }
}

/** The draft after `sent` was stored as `list`: what was typed since stays. */
export function afterSave(draft: Draft, sent: Draft, list: ListContent): Draft {
  const stored = new Map(sent.items.map(({ key }, at) => [key, list.items[at]]))
  const items = draft.items.map((item) => {
    const now = stored.get(item.key)
    if (!now) return item
    const known = acceptedAnswers(now)
    const answers = item.answers.map((answer) => ({
      ...answer,
      isStored: answer.isStored || known.includes(answer.text),
    }))
    return { ...item, storedName: now.name, answers }
  })
  return { ...draft, items }
}

/** A list as the editor would send it, so that versions differ only in edits. */
export const asSent = (list: AdminList): ListEdit => editOf(draftOf(list), list)

/** `to` counts from 0. */
export function moved<T extends { key: string }>(rows: readonly T[], key: string, to: number): T[] {
  const row = rows.find((candidate) => candidate.key === key)
  if (!row) return [...rows]
  const others = rows.filter((candidate) => candidate !== row)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

/** The draft's field for a path of the wire. */
export function fieldId(path: string, draft: Draft): string {
  const [field = '', at, part = '', n] = path.split('.')
  const row = Number(at)
  if (field === 'hints' && draft.items[row]) return `${draft.items[row].key}.hint`
  if (field === 'sources' && draft.sources[row]) return `${draft.sources[row].key}.${part || 'url'}`
  const item = field === 'items' ? draft.items[row] : undefined
  if (!item) return field
  if (!ANSWER_FIELDS.some((candidate) => candidate === part)) return `${item.key}.${part || 'name'}`
  const ofField = item.answers.filter((answer) => answer.field === part)
  const answer = n === undefined ? undefined : ofField[Number(n)]
  return answer ? `${item.key}.answers.${item.answers.indexOf(answer)}` : `${item.key}.answers`
}
