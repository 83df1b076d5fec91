import { chromium as browsers } from '@playwright/test'
import { FIRST_LOADS, showCredential, watchLoads } from '../e2e/kit/first-loads.ts'
import type { BenchSchool } from './bench-school.ts'
import { CHROMIUM_FLAGS } from '../../tools/machine.ts'
import { signInBrowser } from './browser.ts'
import type { Row } from './table.ts'

/** Measures the scripts and styles of a first visit in kilobytes (1,000 bytes) of brotli. */
export async function measureFirstLoad(school: BenchSchool, chromium: string): Promise<Row[]> {
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  for (const { screen, path, kilobytes, account, shownBy } of FIRST_LOADS) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const signedIn = account ?? shownBy
    if (signedIn) await signInBrowser(context, school, `${signedIn}@demo.school`)
    if (shownBy) await showCredential(page, school.url)
    const loads = await watchLoads(page)
    await page.goto(`${school.url}${path}`, { waitUntil: 'networkidle' })
    await context.close()
    const { kilobytes: size, names } = loads()
    rows.push({
      what: `first load of ${screen}`,
      ours: `${size.toFixed(1)} kB`,
      baseline: `${names.length} files, brotli`,
      ratio: (size / kilobytes).toFixed(2),
      bound: `≤ ${kilobytes} kB`,
      holds: size <= kilobytes,
      command: 'npm run bench -- bytes',
    })
  }
  await browser.close()
  return rows
}
