import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openGame } from './game.ts'
import { chooseAccount, expectInMenu, nameOf, newEmail, signIn, standIn } from './players.ts'
import { addSessionModule } from './session-module.ts'

type Lookup = { users: [{ localId: string; providerUserInfo: { providerId: string; email?: string }[] }] }

/** A signed-in player, and what the identity service has of that account. */
async function openPlayer(page: Page, request: APIRequestContext, name: string) {
  const email = newEmail(name)
  await openGame(page)
  const authorized = page.waitForRequest((asked) => Boolean(asked.headers().authorization))
  await signIn(page, email)
  const idToken = ((await (await authorized).allHeaders()).authorization ?? '').replace('Bearer ', '')
  const address = await standIn(page)
  const call = async (method: string, data: object = {}) => {
    const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`
    const answer = await request.post(url, { data: { idToken, ...data } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const account = async () => ((await call('lookup')) as Lookup).users[0]
  const unlink = async () => {
    await call('update', { deleteProvider: ['google.com'] })
    await forgetProviders(page)
    await page.reload()
  }
  return { email, account, unlink }
}

/** The SDK never takes from a user what it has once stored of providers: another device would not know of them. */
const forgetProviders = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          const cursor = change.objectStore('firebaseLocalStorage').openCursor()
          cursor.onsuccess = () => {
            const entry = cursor.result
            if (!entry) return
            if (entry.value.value?.providerData)
              entry.update({ ...entry.value, value: { ...entry.value.value, providerData: [] } })
            entry.continue()
          }
          change.oncomplete = () => resolve()
          change.onerror = () => reject(change.error)
        }
      }),
  )

/** Links Google by a press of a button, choosing `email` in the popup: null, or the sentence of the failure. */
async function link(page: Page, email: string | null): Promise<string | null> {
  // What became of the account meanwhile: nothing but this test waits for it.
  const looked = page.waitForResponse('**/accounts:lookup*')
  await addSessionModule(page)
  await looked
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Link Google'
    button.onclick = () => {
      const linking = window.sessionModule.linkGoogle()
      linking.then(
        () => button.setAttribute('data-told', ''),
        (error: Error) => button.setAttribute('data-told', error.message),
      )
    }
    document.body.appendChild(button)
  })
  const button = page.getByRole('button', { name: 'Link Google' })
  const popup = email === null ? null : page.waitForEvent('popup')
  await button.click()
  if (popup && email !== null) await chooseAccount(await popup, email)
  await expect(button).toHaveAttribute('data-told', /.*/)
  return (await button.getAttribute('data-told')) || null
}

test('the session module links Google to the account that is signed in', async ({ page, request }) => {
  const { email, account, unlink } = await openPlayer(page, request, 'to-link')
  await unlink()
  const { localId, providerUserInfo } = await account()
  expect(providerUserInfo).toEqual([])
  expect(await link(page, email)).toBeNull()
  const linked = await account()
  expect(linked.localId).toBe(localId)
  expect(linked.providerUserInfo).toMatchObject([{ providerId: 'google.com', email }])
})

test("linking what is linked, or somebody else's, is told in a sentence, and the player stays signed in", async ({
  page,
  request,
  browser,
}) => {
  const { email, account, unlink } = await openPlayer(page, request, 'linked')
  expect(await link(page, null)).toBe('Google is linked to this account already.')
  const context = await browser.newContext()
  const other = await openPlayer(await context.newPage(), request, 'another')
  await context.close()

  await unlink()
  expect(await link(page, other.email)).toBe('This Google account belongs to another player.')
  expect((await account()).providerUserInfo).toEqual([])
  await expectInMenu(page, nameOf(email))
})
