import type { Page } from '@playwright/test'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'

interface FirstLoad {
  screen: string
  path: string
  account: DemoAccount | null
  kilobytes: number
}

/** The screens with which visits begin, and how many kilobytes (1,000 bytes) of scripts and styles each may load. */
export const FIRST_LOADS: readonly FirstLoad[] = [
  { screen: 'the login page', path: '/login', account: null, kilobytes: 172 },
  { screen: 'home', path: '/', account: 'member', kilobytes: 195 },
  { screen: 'the courses', path: '/courses', account: 'member', kilobytes: 195 },
  { screen: 'the certificates', path: '/certificates', account: 'member', kilobytes: 195 },
  { screen: 'the Mini-MBAs', path: '/mini-mbas', account: 'academy', kilobytes: 195 },
  {
    screen: 'the page of a course',
    path: `/courses/${stableId('course', 'ai-for-managers')}`,
    account: 'member',
    kilobytes: 195,
  },
  {
    screen: 'the page of a session',
    path: `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`,
    account: 'member',
    kilobytes: 235,
  },
]

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
