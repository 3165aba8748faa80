import type { ListItem } from '../contract/game.ts'

export const ANSWER_FIELDS = ['variations', 'requiredTerms', 'aliases'] as const

/** All accepted answers of an item, its name first. */
export const acceptedAnswers = ({ name, variations = [], requiredTerms = [], aliases = [] }: ListItem) =>
  [name, ...variations, ...requiredTerms, ...aliases].filter((text) => text.trim())
