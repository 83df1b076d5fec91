import { chromium as browsers } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { BenchSchool } from './bench-school.ts'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { CHROMIUM_FLAGS, signInBrowser } from './browser.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof BOUNDS

/** Measures Lighthouse's mobile scores of /login and, signed in, /courses: the median of five. */
export async function measureLighthouse(school: BenchSchool, chromium: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/login', '/courses']) {
    const scores = await measure(school, chromium, path)
    for (const category of Object.keys(BOUNDS) as Category[]) {
      const score = median(scores.map((run) => run[category]))
      rows.push({
        what: `Lighthouse ${category} of ${path}`,
        ours: String(score),
        baseline: 'mobile, median of 5',
        ratio: (score / BOUNDS[category]).toFixed(2),
        bound: `≥ ${BOUNDS[category]}`,
        holds: score >= BOUNDS[category],
        command: 'npm run bench -- lighthouse',
      })
    }
  }
  return rows
}

async function measure(
  school: BenchSchool,
  chromium: string,
  path: string,
): Promise<Record<Category, number>[]> {
  const scores: Record<Category, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    const port = await freePort()
    // Lighthouse opens its page in the browser's own profile, which therefore needs the cookies.
    const context = await browsers.launchPersistentContext('', {
      executablePath: chromium,
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    })
    if (path !== '/login') await signInBrowser(context, school, 'member@demo.school')
    const result = await lighthouse(`${school.url}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(BOUNDS),
      disableStorageReset: true,
    })
    await context.close()
    const measured = new URL(result?.lhr.finalDisplayedUrl ?? '').pathname
    if (measured !== path) throw new Error(`Lighthouse was to measure ${path}, but measured ${measured}.`)
    const categories = result?.lhr.categories
    scores.push({
      performance: score(categories?.['performance']?.score),
      accessibility: score(categories?.['accessibility']?.score),
      'best-practices': score(categories?.['best-practices']?.score),
    })
  }
  return scores
}

const score = (value: number | null | undefined) => Math.round((value ?? 0) * 100)
