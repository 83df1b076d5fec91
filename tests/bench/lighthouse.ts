import { chromium as browsers } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { BenchSchool } from './bench-school.ts'
import { stableId } from '../../apps/api/src/server/content/stable-id.ts'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { CHROMIUM_FLAGS } from '../../tools/machine.ts'
import { signInBrowser } from './browser.ts'
import { openNginxFront } from './nginx-front.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
/** The screens by their names in the table. */
const SCREENS = {
  '/login': '/login',
  '/': '/',
  '/courses': '/courses',
  '/courses with a search': '/courses?q=strategy',
  '/courses with filters': '/courses?t=foundational-ai&d=beginner',
  'a session page': `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`,
  'a landing page': `/courses/${stableId('course', 'ai-for-managers')}`,
}
const CATEGORIES = { performance: 90, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof CATEGORIES
const LARGEST_PAINT_SECONDS = 2.5

/** The scores of one run, and the seconds until the largest paint. */
type Visit = Record<Category, number> & { largestPaint: number }

/**
 * Measures Lighthouse's mobile scores and the largest paint of the screens behind nginx, over HTTP/2, signed in but for
 * /login: the median of five.
 */
export async function measureLighthouse(school: BenchSchool, chromium: string): Promise<Row[]> {
  const front = await openNginxFront(school)
  try {
    return await measureScreens(school, front.url, chromium)
  } finally {
    await front.close()
  }
}

async function measureScreens(school: BenchSchool, url: string, chromium: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [screen, path] of Object.entries(SCREENS)) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(school, url, chromium, path))
    const common = { baseline: 'mobile, median of 5', command: 'npm run bench -- lighthouse' }
    for (const category of Object.keys(CATEGORIES) as Category[]) {
      const bound = CATEGORIES[category]
      const score = median(visits.map((run) => run[category]))
      rows.push({
        ...common,
        what: `Lighthouse ${category} of ${screen}`,
        ours: String(score),
        ratio: (score / bound).toFixed(2),
        bound: `≥ ${bound}`,
        holds: score >= bound,
      })
    }
    const paint = median(visits.map((run) => run.largestPaint))
    rows.push({
      ...common,
      what: `largest paint of ${screen}`,
      ours: `${paint.toFixed(1)} s`,
      ratio: (paint / LARGEST_PAINT_SECONDS).toFixed(2),
      bound: `≤ ${LARGEST_PAINT_SECONDS} s`,
      holds: paint <= LARGEST_PAINT_SECONDS,
    })
  }
  return rows
}

async function visit(school: BenchSchool, url: string, chromium: string, path: string): Promise<Visit> {
  const port = await freePort()
  // Lighthouse opens its page in the browser's own profile, which therefore needs the cookies.
  const context = await browsers.launchPersistentContext('', {
    executablePath: chromium,
    // The certificate is signed by nobody.
    args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  if (path !== '/login') await signInBrowser(context, school, 'member@demo.school')
  const result = await lighthouse(`${url}${path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
    disableStorageReset: true,
  })
  await context.close()
  const report = result?.lhr
  const { pathname, search } = new URL(report?.finalDisplayedUrl ?? '')
  const measured = pathname + search
  if (measured !== path) throw new Error(`Lighthouse was to measure ${path}, but measured ${measured}.`)
  return {
    performance: percent(report?.categories['performance']?.score),
    accessibility: percent(report?.categories['accessibility']?.score),
    'best-practices': percent(report?.categories['best-practices']?.score),
    largestPaint: (report?.audits['largest-contentful-paint']?.numericValue ?? Infinity) / 1000,
  }
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)
