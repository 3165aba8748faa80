import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'

/** Runs before the library's first paint: says that it is a player's, so that the guests' own part does not show. */
export const BEFORE_LIBRARY = `try{if(localStorage["${PLAYER_KEY}"])document.documentElement.dataset.player=""}catch{}`

/**
 * Keeps what is pressed or chosen in the library while its client is on the way, which does it then (early-press.ts). What a
 * form sends needs no client. Nor does a card: a player's, which is served as the guests', is made to lead to its list.
 * Ahead of React, which lets nobody see a click on what it cannot take over yet.
 */
export const KEEP_PRESSED =
  'keepPress=e=>{let a=e.target.closest("[data-player] a[data-list]");a?a.href="/list/"+a.dataset.list:' +
  '(e.type=="change"||e.target.closest("button[type=button]"))&&(earlyPress=e)};' +
  'addEventListener("click",keepPress,!0);addEventListener("change",keepPress,!0)'
