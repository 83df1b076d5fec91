import { setTimeout as wait } from 'node:timers/promises'
import { chromium as browsers, type Page } from '@playwright/test'
import {
  COURSE_SORTS,
  FILTER_FAMILIES,
  type FilterFamily,
  META_FILTERS,
} from '@section/domain/catalog/filters/filter-options.ts'
import { counted } from '@section/domain/time/durations.ts'
import type { BenchSchool } from '../bench-school.ts'
import { CHROMIUM_FLAGS } from '../../../tools/machine.ts'
import { signInBrowser } from '../browser.ts'
import { difficultyOf, fillCatalog, stackOf, topicOf, typeOf } from './large-catalog.ts'
import { median, type Row } from '../table.ts'
import { longestTasks, MARK } from './trace-tasks.ts'

const COURSES = 1000
const RUNS = 3
const PROCESSOR_SLOWDOWN = 4
const BOUND_MS = 50
const MAX_HITS = 100
/** A list counts as drawn this long after its number of courses, because the cards below follow in the background. */
const SETTLED_MS = 700
const TIMEOUT_MS = 20_000

const countCourses = (matches: (course: number) => boolean) =>
  Array.from({ length: COURSES }, (_, index) => index + 1).filter(matches).length

const COUNT_OF_TYPE = {
  sprints: countCourses((course) => typeOf(course) === 'sprint'),
  workshops: countCourses((course) => typeOf(course) === 'workshop'),
  live: COURSES,
  'on-demand': COURSES,
  saved: 0,
}

/** An interaction of a member, and what the line above the courses says afterwards. */
interface Interaction {
  group: 'typing' | 'a choice' | 'clearing'
  name: string
  act: (page: Page) => Promise<void>
  /** The number of courses; null if all are shown without a number, undefined if it is not checked. */
  found?: number | null
}

/**
 * Measures in Chromium on a quarter of the processor how long a task blocks the course list of 1,000 courses at most,
 * for each letter typed, each choice of a filter or an order, and each clearing: the median of three runs.
 */
export async function measureFilters(school: BenchSchool, chromium: string): Promise<Row[]> {
  await fillCatalog(school, COURSES)
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signInBrowser(context, school, 'member@demo.school')
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage()
    await page.goto(`${school.url}/courses`, { waitUntil: 'networkidle' })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    for (const [index, interaction] of INTERACTIONS.entries()) await perform(page, interaction, index)
    runs.push(longestTasks(await browser.stopTracing(), INTERACTIONS.length))
    await page.close()
  }
  await browser.close()
  const results = INTERACTIONS.map(({ group, name }, index) => ({
    group,
    name,
    longest: median(runs.map((longest) => longest[index] ?? Infinity)),
  }))
  for (const { name, longest } of results) console.log(`${name}: ${longest.toFixed(0)} ms`)
  return (['typing', 'a choice', 'clearing'] as const).map((group) => {
    const [worst] = results
      .filter((result) => result.group === group)
      .toSorted((a, b) => b.longest - a.longest)
    const longest = worst?.longest ?? Infinity
    return {
      what: `the longest task of ${group} on /courses, ${COURSES} courses, a quarter of the processor`,
      ours: `${longest.toFixed(0)} ms (${worst?.name})`,
      baseline: `median of ${RUNS}`,
      ratio: (longest / BOUND_MS).toFixed(2),
      bound: `≤ ${BOUND_MS} ms`,
      holds: longest <= BOUND_MS,
      command: 'npm run bench -- filters',
    }
  })
}

async function perform(page: Page, { name, act, found }: Interaction, index: number): Promise<void> {
  await page.evaluate((mark) => performance.mark(mark), `${MARK}${index}`)
  await act(page)
  if (found !== undefined) await waitForCount(page, name, found === null ? '' : counted(found, 'course'))
  await wait(SETTLED_MS)
}

async function waitForCount(page: Page, name: string, expected: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  for (let shown = await shownCount(page); shown !== expected; shown = await shownCount(page)) {
    if (Date.now() > until) throw new Error(`${name}: “${shown}”, not “${expected}”.`)
    await wait(100)
  }
}

const shownCount = (page: Page) =>
  page.evaluate(() => document.querySelector('main p[role="status"]')?.textContent ?? '')

/** Clicks by the mouse, since finding elements by their names would itself occupy the page. */
async function click(page: Page, selector: string, text = ''): Promise<void> {
  const point = await page.evaluate(
    ([css = '', label = '']) => {
      const all = [...document.querySelectorAll(css)]
      const box = all
        .find((element) => label === '' || element.textContent === label)
        ?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    [selector, text],
  )
  if (!point) throw new Error(`There is no ${selector} ${text}.`)
  await page.mouse.click(point.x, point.y)
}

const choose = (group: string, text: string, found: number | null): Interaction => ({
  group: 'a choice',
  name: `${group}: ${text}`,
  act: (page) => click(page, `[role="group"][aria-label="${group}"] label`, text),
  found,
})

/** Opens the menu of a family, switches each of its values on and off again, and closes it. */
function tryFamily(family: FilterFamily, valueOf: (course: number) => number): Interaction[] {
  const { label, options } = FILTER_FAMILIES[family]
  const menu = (name: string, act: Interaction['act']): Interaction => ({ group: 'a choice', name, act })
  return [
    menu(`${label} opens`, (page) => click(page, 'main button[aria-haspopup="dialog"]', label)),
    ...options.flatMap((option, value) => [
      choose(
        label,
        option.label,
        countCourses((course) => valueOf(course) === value),
      ),
      choose(label, option.label, null),
    ]),
    menu(`${label} closes`, (page) => page.keyboard.press('Escape')),
  ]
}

const SEARCH = 'pricing'

const INTERACTIONS: Interaction[] = [
  ...META_FILTERS.map(({ value, label }) => choose('Type', label, COUNT_OF_TYPE[value])),
  {
    group: 'clearing',
    name: 'Clear Search below an empty list',
    act: (page) => click(page, 'main a', 'Clear Search'),
    found: null,
  },
  ...tryFamily('stacks', stackOf),
  ...tryFamily('topics', topicOf),
  ...tryFamily('difficulties', difficultyOf),
  ...COURSE_SORTS.toReversed().map(({ value, label }): Interaction => ({
    group: 'a choice',
    name: label,
    act: async (page) => void (await page.selectOption('select[aria-label="Sort courses"]', value)),
  })),
  {
    group: 'typing',
    name: 'a click into the search',
    act: (page) => click(page, 'input[type="search"]'),
    found: null,
  },
  ...[...SEARCH].map((letter, index): Interaction => ({
    group: 'typing',
    name: `the letter ${letter}`,
    act: (page) => page.keyboard.type(letter),
    ...(index === SEARCH.length - 1 && { found: MAX_HITS }),
  })),
  {
    group: 'clearing',
    name: 'Clear search in the search box',
    act: (page) => click(page, '[aria-label="Clear search"]'),
    found: null,
  },
]
