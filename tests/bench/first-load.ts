import { chromium as browsers } from '@playwright/test'
import type { BenchSchool } from './bench-school.ts'
import { CHROMIUM_FLAGS, signInBrowser } from './browser.ts'
import type { Row } from './table.ts'

const BOUNDS = [
  { path: '/login', kilobytes: 120, signedIn: false },
  { path: '/courses', kilobytes: 140, signedIn: true },
]

/** Measures the JavaScript and CSS of a first visit in kilobytes (1,000 bytes) of brotli. */
export async function measureFirstLoad(school: BenchSchool, chromium: string): Promise<Row[]> {
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  for (const { path, kilobytes, signedIn } of BOUNDS) {
    const context = await browser.newContext()
    if (signedIn) await signInBrowser(context, school, 'member@demo.school')
    const page = await context.newPage()
    // The browser says which answers came over the network: a part that was fetched before it is imported comes once.
    let bytes = 0
    const cached = new Set<string>()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
    network.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
      if (cached.has(requestId) || fromDiskCache || !/\.(js|css)$/.test(new URL(url).pathname)) return
      bytes += Number(headers['content-length'])
    })
    await page.goto(`${school.url}${path}`, { waitUntil: 'networkidle' })
    await context.close()
    const size = bytes / 1000
    rows.push({
      what: `first load of ${path}`,
      ours: `${size.toFixed(1)} kB`,
      baseline: 'JS and CSS, brotli',
      ratio: (size / kilobytes).toFixed(2),
      bound: `≤ ${kilobytes} kB`,
      holds: size <= kilobytes,
      command: 'npm run bench -- bytes',
    })
  }
  await browser.close()
  return rows
}
