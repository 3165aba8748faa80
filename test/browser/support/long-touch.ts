import { expect, type Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Rests a finger on `from` until the drag starts, then moves it to `to`. Returns a function that lifts it. */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  }
  await touch('touchStart', from)
  await expect(page.locator('[data-dragged]')).toBeVisible()
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 5 })
  return () => touch('touchEnd')
}
