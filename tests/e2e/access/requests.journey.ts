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
const SHELL = ['getMember', 'getMemberEntitlements', 'getMeteringPlanDetails', 'getSurveyStatus'] as const

const operations = (asked: readonly string[]) => asked.filter((request) => request === 'POST /graphql').length

/** Fills in the login form without submitting it. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

// Each landing screen with the number of operations that are sent before any answer has arrived: the member and the screen's own.
for (const [email, landing, heading, firstOperations] of [
  ['member@demo.school', '/', 'Welcome back, Nora!', 2],
  ['limited@demo.school', '/courses', 'Courses Dashboard', 2],
] as const) {
  test(`The landing screen of ${email} shows its data after two round trips, and the shell requests member, entitlements, allowance, status of the survey and flags once`, async ({
    page,
  }) => {
    await fillIn(page, email)
    const shell = countShell(page)
    const asked: string[] = []
    const firstRound = Promise.withResolvers<void>()
    const shown = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (isFile(request) || pathname === '/oauth2/token') {
        if (!isFile(request)) asked.push(`${request.method()} ${pathname}`)
        return route.continue()
      }
      // The first round trip has the member and the data of the screen, and is answered once all of it is asked for; what is
      // asked for later is answered when the data is shown.
      const isLate = operations(asked) >= firstOperations
      asked.push(`${request.method()} ${pathname}`)
      if (operations(asked) >= firstOperations) firstRound.resolve()
      await (isLate ? shown : firstRound).promise
      return route.continue()
    })
    await page.getByRole('button', { name: 'Log in' }).click()
    // A link that comes under the mouse would load its screen beforehand.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(landing)
    expect(asked[0]).toBe('POST /oauth2/token')
    expect(operations(asked)).toBeGreaterThanOrEqual(firstOperations)
    shown.resolve()

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
