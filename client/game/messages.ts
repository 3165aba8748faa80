import { inWordsAtStart } from '#shared/game/in-words.ts'
import { INITIAL_GUESSES, TOAST_LONG, TOAST_SHORT } from '#shared/limits.ts'
import type { ToastContent } from '../ui/toast.tsx'

export const UNAVAILABLE = "Unable to load today's game. Please try again later."
export const LOAD_FAILED: ToastContent = {
  title: 'Failed to load game',
  text: 'Unable to connect to the server. Please check your connection and refresh the page.',
  ms: TOAST_LONG,
}
export const BLANK = 'Please enter a guess'
export const REPEAT = 'You already guessed that. It costs nothing.'
export const GAVE_UP = 'You gave up.'
export const NOT_FOUND = 'Not found. Try a different guess!'
export const CHECKING = 'Checking partial matches'
export const checking = ([next, ...more]: string[]) =>
  next === undefined ? CHECKING : `${CHECKING}. Next: ${next}${more.length > 0 ? ` and ${more.length} more` : ''}`
/** The field holds another text by now. */
export const ofGuess = (guess: string, text: string) => `"${guess}": ${text}`
export const UNSURE = 'That guess could not be checked, so it costs nothing. Please try again.'
export const OVERLAY_FAILED = 'That could not be opened. Please check your connection and try again.'

export const NO_GUESSES: ToastContent = {
  title: 'No guesses remaining',
  text: 'You have used all your guesses for this game.',
  ms: TOAST_LONG,
  isAnnounced: true,
}
export const SLOTS_FULL: ToastContent = { title: 'All slots are filled!', ms: TOAST_SHORT, isAnnounced: true }
export const CORRECT: ToastContent = { title: '🎉 Correct!', ms: TOAST_SHORT }
export const CORRECT_BY_AI: ToastContent = { title: '✅ Correct (AI assisted)', ms: TOAST_LONG }
/** Announced only. */
export const BY_AI = 'AI assisted'

export const incorrect = (left: number): ToastContent => ({
  title: '❌ Incorrect',
  text: `${count(left, 'guess', 'guesses')} remaining`,
  ms: TOAST_SHORT,
})

export const congratulations = (slots: number): ToastContent => ({
  title: '🏆 Congratulations!',
  text: `You guessed all ${slots} items! Perfect game!`,
  ms: TOAST_LONG,
})

export const SHOULD_COUNT = 'That should count'
export const CONTESTED = {
  new: 'Thanks, noted.',
  sent: 'Thanks, noted.',
  waiting: 'Noted. It will be sent later.',
  refused: 'Could not be sent.',
}
/** In a list of past guesses. */
export const CONTESTED_BEFORE: typeof CONTESTED = {
  ...CONTESTED,
  new: 'You said this should count',
  sent: 'You said this should count',
}

export const FEEDBACK_THANKS = thanks('Thank you for your feedback!')
export const IDEA_THANKS = thanks('Thank you! Your list idea has been submitted.')
export const COPIED = 'Copied'
export const COPY_FAILED: ToastContent = {
  title: 'Failed to copy',
  text: 'Could not copy results to clipboard',
  ms: TOAST_LONG,
  isAnnounced: true,
}

function thanks(title: string): ToastContent {
  return { title, ms: TOAST_LONG, isAnnounced: true }
}

/** Names that fit a toast of two seconds; the answers view has all. */
const NAMES_IN_TOAST = 10

export function gameOver(remaining: string[]): ToastContent {
  const named = remaining.slice(0, NAMES_IN_TOAST).join(', ')
  const more = remaining.length - NAMES_IN_TOAST
  return { title: '💀 Game Over!', text: `Remaining: ${named}${more > 0 ? ` and ${more} more` : ''}`, ms: TOAST_LONG }
}

export const guessed = (guess: string, item: string, isName: boolean) =>
  isName ? `Correct! You guessed ${item}` : `Correct! "${guess}" matches ${item}`

/** `position` -1: the board has no numbers. */
export const letterShown = (letter: string, position: number) =>
  position === -1 ? `Letter ${letter} shown` : `Letter ${letter} shown in #${position}`
export const clueGiven = (position: number) =>
  position === -1 ? 'Press the bulb to see the clue again' : `Press the bulb at #${position} to see its clue again`
export const clueTitle = (position: number) => (position === -1 ? 'Hint for unguessed item' : `Hint for #${position}`)

export const guessesLeft = (n: number) => `${count(n, 'guess', 'guesses')} left.`
export const OPENING = /* @__PURE__ */ opening()

function opening(): string {
  return `${inWordsAtStart(INITIAL_GUESSES)} guesses. Right ones are free.`
}

export function ending(found: number, slots: number, guessesRemaining: number): string {
  if (found === slots) return 'You toppled it!'
  return guessesRemaining === 0 && found === 0 ? 'This one stood firm.' : `${found} of ${slots} toppled.`
}

export const lastWords = (text: string, end: string) => `${text.replace(/[^.!?]$/, '$&.')} ${end}`

/** Nothing is left to try. */
export const withoutAdvice = (text: string) => text.replace(' Try a different guess!', '')

export const anyOf = (slots: number, items: number) => `Any ${slots} of ${items}`

export const points = (score: number) => (score === 1 ? 'point' : 'points')
export const guesses = (left: number) => (left === 1 ? 'guess' : 'guesses')

export function resultTitle(found: number, slots: number): string {
  if (found === slots) return 'You toppled it!'
  return found >= slots / 2 ? `So close. ${found} of ${slots} toppled` : `${found} of ${slots} toppled`
}

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}
