/**
 * Runs before the first paint, ahead of the client: hides a fresh board while a saved game of the same day waits to be
 * put on it (a guest's, or the player's), and holds a guess that is sent before the client is there (`main.tsx` takes both up).
 */
export const BEFORE_PAINT = `(function(){var h=document.documentElement;try{var p=JSON.parse(localStorage.getItem("topple:player")),k="topple:daily:"+h.dataset.date;[k,k+":"+(p&&p.uid)].forEach(function(n){var s=JSON.parse(localStorage.getItem(n));if(s&&(s.guesses.length||s.gameStatus!=="playing"))h.dataset.restoring=""})}catch(e){}document.addEventListener("keydown",function(e){if(h.dataset.ready===undefined&&e.key==="Enter"&&e.target.id==="guess"){e.preventDefault();h.dataset.submitted=""}})})()`
