import type { Page } from '@playwright/test'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { expect, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { signInCookie, signIn } from '../kit/sign-in.ts'

// The app shows a screen or a message when cookies are refused, doubled or of two members, and never an endless spinner
// or a loop. docs/decisions/sign-in-cookies.md

const FAST = { timeout: 2000 }
const COOKIES = ['id_token', 'refresh_token', 'user_id', 'audience']

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('newcomer@demo.school')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Returns a function that tells how often the page has navigated. */
async function countMoves(page: Page): Promise<() => number> {
  let moves = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves++
  })
  return () => moves
}

/** Makes the browser refuse storage, channels and locks, as it does when the user blocks the data of a site. */
async function takeStorageAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
  })
}

test('Signing in by password and by provider explains what to do when the browser keeps no cookies and no storage', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  )
  await takeStorageAway(page)
  const moves = await countMoves(page)
  await page.goto('/login')
  await logIn(page)
  await expect(page.getByText(SIGN_IN_MESSAGES.cookiesRefused)).toBeVisible(FAST)
  await page.reload()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await expect(page.getByText(SIGN_IN_MESSAGES.cookiesRefused)).toBeVisible(FAST)
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeEnabled()
  expect(moves()).toBeLessThan(6)
})

test('A member signs in and opens a course in a browser without storage, channels and locks', async ({
  page,
}) => {
  await takeStorageAway(page)
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveTitle('Section - Home')
  await page.goto('/courses')
  await page.getByRole('article').getByRole('link', { name: 'Strategy on a Page' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy on a Page' })).toBeVisible()
})

for (const path of ['/courses', '/login'])
  test(`Old cookies that stand at ${path} as well neither sign out nor send round in circles`, async ({
    page,
    product,
  }) => {
    await signIn(page, 'newcomer')
    const { hostname: domain } = new URL(product.url)
    await page
      .context()
      .addCookies(COOKIES.map((name) => ({ name: `member_${name}`, value: 'stale', path, domain })))
    const moves = await countMoves(page)
    await page.goto('/courses')
    await expect(page).toHaveTitle('Section - Courses Dashboard')
    await page.goto('/login')
    await expect(page).toHaveTitle('Section - Home')
    await page.goto('/courses/certificates')
    expect(moves()).toBeLessThan(8)
  })

test('A visitor with stale cookies of the login page sees its form, signs in there and stays signed in', async ({
  page,
  product,
}) => {
  const { hostname: domain } = new URL(product.url)
  await page
    .context()
    .addCookies(COOKIES.map((name) => ({ name: `member_${name}`, value: 'stale', domain, path: '/login' })))
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveTitle('Section - Home')
  await page.reload()
  await expect(page).toHaveTitle('Section - Home')
})

test('A browser with the cookies of two members is signed out with an explanation, and can sign in again', async ({
  page,
  product,
}) => {
  await signIn(page, 'newcomer')
  const other = await signInCookie(page, 'id_token')
  await signIn(page, 'member')
  await page
    .context()
    .addCookies([{ name: 'member_id_token', value: encodeURIComponent(other), url: product.url }])
  await page.goto('/courses')
  await expect(page.getByText(SIGN_IN_MESSAGES.cookiesMixed)).toBeVisible()
  await logIn(page)
  await expect(page).toHaveTitle('Section - Courses Dashboard')
})
