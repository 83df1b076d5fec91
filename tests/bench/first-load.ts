import { chromium as browsers } from '@playwright/test'
import type { BenchSchool } from './bench-school.ts'
import { CHROMIUM_FLAGS, signInBrowser } from './browser.ts'
import type { Row } from './table.ts'

const BOUNDS = [
  { path: '/login', kilobytes: 130, signedIn: false },
  { path: '/courses', kilobytes: 170, signedIn: true },
]

/** What a first visit loads of JavaScript and CSS, in kilobytes (1,000 bytes) as they cross the wire in brotli. */
export async function measureFirstLoad(school: BenchSchool, chromium: string): Promise<Row[]> {
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  for (const { path, kilobytes, signedIn } of BOUNDS) {
    const context = await browser.newContext()
    if (signedIn) await signInBrowser(context, school, 'member@demo.school')
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const kinds = new Map<string, string>()
    let bytes = 0
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (['Script', 'Stylesheet', 'Preload', 'Other'].includes(kinds.get(requestId) ?? ''))
        bytes += encodedDataLength
    })
    await page.goto(`${school.url}${path}`, { waitUntil: 'networkidle' })
    await context.close()
    const size = bytes / 1000
    rows.push({
      what: `first load of ${path}`,
      ours: `${size.toFixed(1)} kB`,
      yardstick: 'JS and CSS, brotli',
      ratio: (size / kilobytes).toFixed(2),
      bound: `≤ ${kilobytes} kB`,
      holds: size <= kilobytes,
      command: 'npm run bench -- bytes',
    })
  }
  await browser.close()
  return rows
}
