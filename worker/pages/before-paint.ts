import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'

/** Runs before the library's first paint and marks a player's page: the guest's part stays hidden. */
export const BEFORE_LIBRARY = `try{if(localStorage["${PLAYER_KEY}"])document.documentElement.dataset.player=""}catch{}`

/**
 * Keeps presses and choices in the library until the client handles them (early-press.ts): React
 * cannot replay them. A player's card, served as a guest's, gets its link to the list here.
 */
export const KEEP_PRESSED =
  'keepPress=e=>{let a=e.target.closest("[data-player] a[data-list]");a?a.href="/list/"+a.dataset.list:' +
  '(e.type=="change"||e.target.closest("button[type=button]"))&&(earlyPress=e)};' +
  'addEventListener("click",keepPress,!0);addEventListener("change",keepPress,!0)'
