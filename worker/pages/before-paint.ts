/**
 * Runs before the first paint: hides a fresh board while a saved game of the same day waits to be put on it (a guest's, or
 * the player's). The boot script and the client come later.
 */
export const BEFORE_PAINT = `try{for(let k in localStorage)if(k.startsWith("topple:daily:"+document.documentElement.dataset.date)){let s=JSON.parse(localStorage[k]);if(s.guesses.length||s.gameStatus!="playing")document.documentElement.dataset.restoring=""}}catch{}`

/** Runs before the library's first paint: says that it is a player's, so that the guests' own part does not show. */
export const BEFORE_LIBRARY = `try{if(localStorage["topple:player"])document.documentElement.dataset.player=""}catch{}`
