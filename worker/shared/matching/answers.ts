import type { ListItem } from '../contract/game.ts'

export const ANSWER_FIELDS = ['variations', 'requiredTerms', 'aliases'] as const

/** Everything that an item is guessed by: its name first. */
export const acceptedAnswers = ({ name, variations = [], requiredTerms = [], aliases = [] }: ListItem) =>
  [name, ...variations, ...requiredTerms, ...aliases].filter((text) => text.trim())
