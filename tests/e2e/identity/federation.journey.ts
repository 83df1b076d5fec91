import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys sign in at a social provider, at an employer, and from a learning-management system.
// docs/product/federated-sign-in.md

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function leaveForEmployer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function continueAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Continue as ${name}`) }).click()
}

/** The number of races of tabs that refresh a token; none of them may sign the member out. */
const TAB_RACES = process.env['NIGHTLY'] === '1' ? 100 : 1

test('An employee who signs in at an employer over OpenID Connect arrives where they wanted to go', async ({
  page,
  context,
}) => {
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Corporate Login' }).click()
  await expect(page).toHaveTitle('Section - Corporate Login')
  await page.getByLabel('Work email').fill('ada@acme')
  await page.getByLabel('Work email').blur()
  await expect(page.getByText('Invalid email address.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Work email')).toBeFocused()
  await leaveForEmployer(page, ' ada@acme.example ')
  await continueAs(page, 'Ada')
  await expect(page.getByText('We are signing you in.')).toBeVisible()
  await expect(page).toHaveURL('/oauth')
  await expect(page).toHaveURL('/courses')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies['member_audience']).toBe('member-app-sso')
  // The app also takes the client from this cookie when it refreshes the expired token.
  const expired = (await context.cookies()).find(({ name }) => name === 'member_id_token')
  if (!expired) throw new Error('There is no id token.')
  await context.addCookies([{ ...expired, value: withPastExpiry(expired.value) }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible()
})

test('An employee who signs in at an employer over SAML is signed in', async ({ page }) => {
  await page.goto('/corp-login')
  await leaveForEmployer(page, 'sam@initech.example')
  await continueAs(page, 'Sam')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('A link of a learning system leads through its sign-in and its invitation to the page that it names', async ({
  page,
}) => {
  await page.goto(`/lms?options=${b64({ provider: 'acme-learn' })}`)
  await continueAs(page, 'Ada')
  await expect(page.getByText('Your invitation has been added to your membership.')).toBeVisible()
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
})

test('The tile of an employer’s portal leads straight to the employer’s sign-in, and canceling there leads to the login form', async ({
  page,
}) => {
  await page.goto('/corp-login?realm=initech&redirectPath=%2Fcourses')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/corp-login?redirectPath=%2Fcourses')
  await expect(page.getByText('You canceled the sign-in. You can try again whenever you like.')).toBeVisible()
  await page.goto('/corp-login?realm=initech&redirectPath=%2Fcourses')
  await continueAs(page, 'Sam')
  await expect(page).toHaveURL('/courses')
})

test(`Seven tabs whose tokens expired together refresh them once and stay signed in, ${TAB_RACES} times`, async ({
  page,
  context,
}) => {
  test.setTimeout(120_000 + TAB_RACES * 15_000)
  await signIn(page, 'member')
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()))
  let exchanges = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token')) exchanges++
  })
  for (let race = 1; race <= TAB_RACES; race++) {
    // No page is open while the token expires, because a refresh that is interrupted by leaving a page would be
    // repeated.
    await Promise.all([page, ...tabs].map((tab) => tab.goto('about:blank')))
    const good = (await context.cookies()).find(({ name }) => name === 'member_id_token')
    if (!good) throw new Error('There is no id token.')
    await context.addCookies([{ ...good, value: withPastExpiry(good.value) }])
    await Promise.all(tabs.map((tab) => tab.goto('/courses')))
    for (const tab of tabs) {
      await expect(tab.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
      expect(new URL(tab.url()).pathname).toBe('/courses')
    }
    expect(exchanges).toBe(race)
  }
})

/** Returns the same token with a past `exp`, so that the app sees that it has expired and refreshes it. */
function withPastExpiry(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
  return [header, past, signature].join('.')
}
