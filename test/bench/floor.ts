/**
 * The page that ours is compared with: 366 bytes, a field that reacts to a letter and judges a guess. It goes through
 * miniflare's asset router, as ours does.
 */
import { openPlain, type Stage } from './stage.ts'

const FLOOR = [
  '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width"><title>A low floor</title>',
  '<form id=f><label>Guess <input id=guess></label> <button disabled>Guess</button></form><p data-said id=s></p><script>',
  'guess.oninput=()=>{f[1].disabled=!guess.value};f[1].onclick=()=>{s.textContent="Correct! "+guess.value;return false}</script>',
].join('')

export function openFloor(stage: Stage) {
  const page = JSON.stringify(FLOOR)
  const headers = JSON.stringify({ headers: { 'Content-Type': 'text/html' } })
  return openPlain(stage, `export default { fetch: () => new Response(${page}, ${headers}) }`, { isRouted: true })
}
