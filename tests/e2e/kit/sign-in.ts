import { type Browser, expect, type Page } from '@playwright/test'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { PASSWORD } from './password.ts'

const KEPT_FOR_MS = 31 * 86_400_000

/**
 * Stores a sign-in of an account of the demo school in the browser, as the login form leaves it, without opening a
 * page. Each call creates a sign-in of its own, because a refresh token works once and cannot be shared by journeys.
 */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  const response = await page.request.post('/oauth2/token', {
    form: {
      grant_type: 'password',
      client_id: 'member-app',
      username: `${account}@demo.school`,
      password: PASSWORD,
      scope: 'openid email profile',
    },
  })
  expect(response.status(), `signing in as ${account}`).toBe(200)
  const { id_token, refresh_token } = (await response.json()) as { id_token: string; refresh_token: string }
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    string
  >
  const cookies = {
    id_token,
    refresh_token,
    user_id: claims['custom:user_id'],
    audience: claims['aud'],
  }
  const { hostname } = new URL(response.url())
  const expires = (Date.now() + KEPT_FOR_MS) / 1000
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value = '']) => ({
      name: `member_${name}`,
      value: encodeURIComponent(value),
      domain: hostname,
      path: '/',
      expires,
    })),
  )
}

/** Returns the value of a cookie of the stored sign-in, such as `user_id`. */
export async function signInCookie(page: Page, name: string): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find((one) => one.name === `member_${name}`)?.value ?? '')
}

/** Opens a browser for a member; its clock is stopped at `moment` (epoch ms) if one is given. */
export async function memberAt(
  browser: Browser,
  baseURL: string,
  account: DemoAccount,
  moment?: number,
): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  if (moment !== undefined) await page.clock.setFixedTime(moment)
  await signIn(page, account)
  return page
}

/** Signs in through the login form and waits for the landing screen. */
export async function signInByForm(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${account}@demo.school`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
