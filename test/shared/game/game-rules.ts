import type { List } from '#shared/contract/game.ts'
import { hideableLetters } from '#shared/game/hints.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'

/**
 * The rules that `state` breaks: always none, however the game of `list` came about. A game known only by its save may
 * have been finished on another device: then it is won without every slot.
 */
export function brokenRules(list: List, state: GameState, isSaveOnly = false): string[] {
  const { gameItems, guessesRemaining, gameStatus, usedHints, usedClueHints, revealedLetters } = state
  const held = gameItems.filter((slot) => !slot.isEmpty)
  const isWon =
    gameItems.every((slot) => slot.isGuessed) || (isSaveOnly && gameStatus === 'won' && guessesRemaining === 0)
  const rules: [string, boolean][] = [
    ['the board keeps its slots', gameItems.length === newGame(list).gameItems.length],
    ['slots are numbered from 1', gameItems.every((slot, at) => slot.position === at + 1)],
    ['no two slots hold the same item', new Set(held.map((slot) => slot.id)).size === held.length],
    ['a slot shows the item that it holds', held.every((slot) => slot.content === list.items[slot.id]?.name)],
    ['a ranked item is in its own slot', !list.is_ranked || gameItems.every((slot, at) => slot.id === at)],
    ['an empty slot holds nothing', gameItems.every((slot) => !slot.isEmpty || (slot.id === -1 && !slot.isGuessed))],
    ['guesses left are 0 to 10', Number.isInteger(guessesRemaining) && guessesRemaining >= 0 && guessesRemaining <= 10],
    ['won means that every slot was guessed', (gameStatus === 'won') === isWon],
    ['lost means that no guess is left', (gameStatus === 'lost') === (guessesRemaining === 0 && !isWon)],
    ['letter hints are a count', Number.isInteger(usedHints) && usedHints >= 0],
    ['clues are of items', usedClueHints.every((id) => list.items[id] !== undefined)],
    ['no item has two clues', new Set(usedClueHints).size === usedClueHints.length],
    [
      'letters are shown first to last, of items on the board',
      Object.entries(revealedLetters).every(([position, shown]) => {
        const slot = held.find((candidate) => String(candidate.position) === position)
        const letters = hideableLetters(slot?.content ?? '')
        return shown.length <= letters.length && shown.every((index, at) => index === letters[at])
      }),
    ],
  ]
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]))
}
