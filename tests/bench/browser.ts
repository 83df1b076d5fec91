import type { BrowserContext } from '@playwright/test'
import { readClaims } from './claims.ts'
import type { BenchSchool } from './bench-school.ts'

/** Returns the four cookies of a new sign-in with the password of the demo school. */
async function sessionCookies(
  school: BenchSchool,
  email: string,
): Promise<{ name: string; value: string }[]> {
  const form = {
    grant_type: 'password',
    username: email,
    password: 'Section-demo-1',
    client_id: 'member-app',
    scope: 'openid email profile',
  }
  const response = await fetch(`${school.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const tokens = (await response.json()) as { id_token: string; refresh_token: string }
  return [
    { name: 'member_id_token', value: tokens.id_token },
    { name: 'member_refresh_token', value: tokens.refresh_token },
    { name: 'member_user_id', value: String(readClaims(tokens.id_token)['custom:user_id']) },
    { name: 'member_audience', value: 'member-app' },
  ]
}

export async function signInBrowser(
  context: BrowserContext,
  school: BenchSchool,
  email: string,
): Promise<void> {
  const cookies = await sessionCookies(school, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: school.url })))
}
