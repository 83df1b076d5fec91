import { chromium as browsers } from '@playwright/test'
import lighthouse from 'lighthouse'
import { type BenchSchool, freePort } from './bench-school.ts'
import { CHROMIUM_FLAGS, signInBrowser } from './browser.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof BOUNDS

/** Lighthouse's mobile scores of /login and, signed in, /courses: median of five. */
export async function measureLighthouse(school: BenchSchool, chromium: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/login', '/courses']) {
    const scores = await measure(school, chromium, path)
    for (const category of Object.keys(BOUNDS) as Category[]) {
      const score = median(scores.map((run) => run[category]))
      rows.push({
        what: `Lighthouse ${category} of ${path}`,
        ours: String(score),
        yardstick: 'mobile, median of 5',
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
    const browser = await browsers.launch({
      executablePath: chromium,
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    })
    const signedIn = path !== '/login'
    const [context] = browser.contexts()
    if (signedIn && context) await signInBrowser(context, school, 'member@demo.school')
    const result = await lighthouse(`${school.url}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(BOUNDS),
      disableStorageReset: true,
    })
    await browser.close()
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
