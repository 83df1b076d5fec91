import type { Page } from '@playwright/test'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { signInCookie } from './sign-in.ts'

interface FirstLoad {
  screen: string
  path: string
  account: DemoAccount | null
  /** The account that owns the credential of the page, and shows it to everybody before the page is opened. */
  shownBy?: DemoAccount
  kilobytes: number
}

/** The badge that the demo's scholar has earned by a course. */
const SHOWN_BADGE = stableId('badge', `${stableId('member', 'scholar@demo.school')} positioning-that-sells`)

/** The screens with which visits begin, and how many kilobytes (1,000 bytes) of scripts and styles each may load. */
export const FIRST_LOADS: readonly FirstLoad[] = [
  { screen: 'the login page', path: '/login', account: null, kilobytes: 180 },
  {
    screen: 'the page of a credential',
    path: pathTo('credential', { credentialId: SHOWN_BADGE }),
    account: null,
    shownBy: 'scholar',
    kilobytes: 161,
  },
  { screen: 'home', path: '/', account: 'member', kilobytes: 207 },
  { screen: 'the courses', path: '/courses', account: 'member', kilobytes: 207 },
  { screen: 'the certificates', path: '/certificates', account: 'member', kilobytes: 195 },
  { screen: 'the Mini-MBAs', path: '/mini-mbas', account: 'academy', kilobytes: 195 },
  {
    screen: 'the page of a course',
    path: `/courses/${stableId('course', 'ai-for-managers')}`,
    account: 'member',
    kilobytes: 202,
  },
  {
    screen: 'the page of a session',
    path: `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`,
    account: 'member',
    kilobytes: 245,
  },
  { screen: 'the member directory', path: '/member-directory?count=36', account: 'member', kilobytes: 195 },
  {
    screen: 'the edit screen of a profile',
    path: pathTo('profileEdit', { userId: stableId('member', 'member@demo.school') }),
    account: 'member',
    kilobytes: 230,
  },
  { screen: 'the dashboard of an employer', path: '/organization', account: 'sponsor', kilobytes: 226 },
]

const SHOW = `mutation ($credentialId: ID!) {
  saveCredentialVisibility(credentialId: $credentialId, isPublic: true) { isPublic error { code } }
}`

/** Shows the credential of the signed-in member to everybody and signs the browser out again; `origin` where the browser has none. */
export async function showCredential(page: Page, origin = ''): Promise<void> {
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { authorization: `Bearer ${await signInCookie(page, 'id_token')}` },
    data: { query: SHOW, variables: { credentialId: SHOWN_BADGE } },
  })
  const answer = await response.text()
  if (!answer.includes('"isPublic":true')) throw new Error(`The endpoint answered ${answer.slice(0, 300)}`)
  await page.context().clearCookies()
}

/**
 * Counts the scripts and styles that come over the network to a page from now on. Returns their kilobytes as they are
 * sent, in brotli, and their names without hashes.
 */
export async function watchLoads(page: Page): Promise<() => { kilobytes: number; names: string[] }> {
  const loaded: { name: string; bytes: number }[] = []
  // The browser says which answers came over the network: a part that was fetched before it is imported comes once.
  const cached = new Set<string>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  network.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
    const name = /\/([\w.-]+)-[\w-]{8}\.(?:js|css)$/.exec(new URL(url).pathname)?.[1]
    if (name && !cached.has(requestId) && !fromDiskCache)
      loaded.push({ name, bytes: Number(headers['content-length']) })
  })
  return () => ({
    kilobytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    names: loaded.map(({ name }) => name),
  })
}
