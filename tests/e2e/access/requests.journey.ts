import type { Page, Request, Response } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'

// These journeys count the requests of a sign-in and of the shell.

/**
 * Returns whether a request is for a file of the app. Scripts are also fetched, because they are loaded before they are
 * imported.
 */
const isFile = (request: Request) =>
  ['script', 'stylesheet', 'font', 'image'].includes(request.resourceType()) ||
  new URL(request.url()).pathname.startsWith('/assets/')
/** The pause after which no request of a round trip follows, long enough for a busy machine. */
const ROUND_MS = 1000
const SHELL = ['getMember', 'getMemberEntitlements', 'getMeteringPlanDetails'] as const

/** Fills in the login form without submitting it. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

for (const [email, landing, heading] of [
  ['member@demo.school', '/', 'Welcome back, Nora!'],
  ['limited@demo.school', '/courses', 'Courses Dashboard'],
] as const) {
  test(`The landing screen of ${email} shows its data after two round trips, and the shell requests member, entitlements, allowance and flags once`, async ({
    page,
  }) => {
    await fillIn(page, email)
    const shell = countShell(page)
    const asked: string[] = []
    let isShown = () => {}
    const shown = new Promise<void>((resolve) => (isShown = resolve))
    let secondRound: Promise<void> | undefined
    let isAnswered = false
    let lastAt = 0
    page.on('request', () => (lastAt = Date.now()))
    page.on('requestfinished', () => (lastAt = Date.now()))
    await page.route('**/*', async (route) => {
      const request = route.request()
      if (!isFile(request)) {
        const { pathname } = new URL(request.url())
        if (pathname !== '/oauth2/token') {
          // Requests that were sent before any answer arrived are the first round trip, which is over when nothing has been
          // loaded for a while, files included; later ones are held until the data is shown.
          const isLate = isAnswered
          secondRound ??= (async () => {
            while (Date.now() - lastAt < ROUND_MS) await page.waitForTimeout(100)
            isAnswered = true
          })()
          await (isLate ? shown : secondRound)
        }
        asked.push(`${request.method()} ${pathname}`)
      }
      await route.continue()
    })
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(landing)
    expect(asked[0]).toBe('POST /oauth2/token')
    expect(asked.filter((request) => request === 'POST /graphql').length).toBeGreaterThan(0)
    isShown()

    await page.getByRole('link', { name: 'Certificates', exact: true }).click()
    await expect(page).toHaveTitle('Section - Certificates')
    await page.getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/courses\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Manage Account' }).click()
    await expect(page).toHaveURL('/account-settings')
    await page.waitForLoadState('networkidle')
    const { fields, flags } = await shell()
    for (const field of SHELL)
      expect(
        fields.filter((name) => name === field),
        field,
      ).toHaveLength(1)
    expect(flags, 'flags').toBe(1)
  })
}

/** Counts the answers to the page from now on; returns a function that ends the count and returns it. */
function countShell(page: Page): () => Promise<{ fields: string[]; flags: number }> {
  const answers: Promise<string[]>[] = []
  let flags = 0
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname === '/ofrep/v1/evaluate/flags') flags++
    if (pathname === '/graphql')
      answers.push(response.json().then(({ data }) => Object.keys((data as object | null) ?? {})))
  }
  page.on('response', note)
  return async () => {
    // Answers that arrive after the last screen is idle could not be read before the journey ends.
    page.off('response', note)
    return { fields: (await Promise.all(answers)).flat(), flags }
  }
}
