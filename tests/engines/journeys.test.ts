import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stableId } from '@section/api/server/content/stable-id.ts'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { buildWhenStale } from '../../tools/build.ts'
import { requireEngines } from '../../tools/machine.ts'
import { type Product, startProduct } from '../e2e/kit/product.ts'
import { PASSWORD } from '../e2e/kit/password.ts'
import type { EnginePage } from './engine-page.ts'
import { startFirefox } from './firefox.ts'
import { type Line, openLine } from './outage.ts'
import { startWebKit } from './webkit.ts'

// The main journeys run in the engines that Playwright cannot drive in Debian's builds. docs/decisions/browsers.md

const NIGHTLY = process.env['NIGHTLY'] === '1'
/** The time that a journey may take on a busy machine. */
const TIMEOUT_MS = 120_000
const SESSION = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`

beforeAll(async () => {
  if (!NIGHTLY) return
  requireEngines()
  await buildWhenStale()
}, 300_000)

describe.runIf(NIGHTLY).each([
  ['Firefox ESR', startFirefox],
  ['WebKitGTK', startWebKit],
] as const)('In %s, which only the nightly run tests,', (engine, start) => {
  let product: Product
  let line: Line
  let page: EnginePage

  beforeAll(async () => {
    product = await startProduct()
    line = await openLine(product.url)
  }, 300_000)
  afterAll(async () => {
    await line.close()
    await product.stop()
  })
  beforeEach(async () => {
    page = await start()
  }, 60_000)
  afterEach(() => page.close(), 60_000)

  async function signIn(account: DemoAccount): Promise<void> {
    await page.open(`${line.url}/login`)
    await page.press('input[type=email]')
    await page.type(`${account}@demo.school`)
    await page.press('input[type=password]')
    await page.type(PASSWORD)
    await page.press('button', 'Log in')
    await page.until('the end of the login page', () => location.pathname !== '/login')
  }

  async function openCourse(title: string): Promise<void> {
    await page.open(`${line.url}/courses`)
    await page.press('article a', title)
    await page.until(
      `the page of ${title}`,
      (wanted) => document.querySelector('h1')?.innerText === wanted,
      title,
    )
  }

  test(
    'a member signs in, and stays so after the page is loaded anew',
    async () => {
      await signIn('newcomer')
      await page.until('home', () => document.title === 'Section - Home')
      await page.open(`${line.url}/`)
      await page.until('home', () => document.title === 'Section - Home')
    },
    TIMEOUT_MS,
  )

  test(
    'a member opens a course and enrolls',
    async () => {
      await signIn('scholar')
      await openCourse('Discovery Before Delivery')
      await page.press('button', 'Enroll')
      await page.press('[role=dialog] button', "I'M SOLD, ENROLL ME")
      await page.sees("What's next")
      await openCourse('Discovery Before Delivery')
      await page.until('the way out', () =>
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Unenroll'),
      )
    },
    TIMEOUT_MS,
  )

  test(
    'a member plays a video, and its captions stand above the controls',
    async () => {
      await signIn('newcomer')
      await openCourse('Strategy on a Page')
      await page.press('a', 'GO TO ON DEMAND COURSE')
      await page.press('button', 'Play')
      const position = () => page.run(() => document.querySelector('video')?.currentTime ?? 0)
      await page.until('the video to play', () => (document.querySelector('video')?.currentTime ?? 0) > 1)
      const before = await position()
      await page.until(
        'the video to go on',
        (from) => (document.querySelector('video')?.currentTime ?? 0) > from + 1,
        before,
      )
      await page.press('button', 'Enable captions')
      const places = await page.until('a caption', () => {
        const tracks = [...(document.querySelector('video')?.textTracks ?? [])]
        const cues = tracks.flatMap(({ mode, activeCues }) =>
          mode === 'showing' ? [...(activeCues ?? [])] : [],
        )
        const controls = document.querySelector('[data-controls-visible]')
        return cues.length > 0 && controls ? cues.map((cue) => (cue as VTTCue).line) : null
      })
      // WebKit positions them by the style sheet.
      if (engine === 'WebKitGTK')
        expect(
          await page.run(() => CSS.supports('selector(video::-webkit-media-text-track-container)')),
        ).toBe(true)
      else for (const place of places) expect(place).toBeLessThan(90)
    },
    TIMEOUT_MS,
  )

  test(
    'a member ticks an item of the checklist, and it stays ticked',
    async () => {
      await signIn('member')
      const isTicked = () => {
        const labels = [...document.querySelectorAll('[data-part=checklist] label')]
        const label = labels.find((one) => one.textContent.includes('Use the checking routine once'))
        const box = label?.querySelector('input') ?? document.getElementById(label?.getAttribute('for') ?? '')
        box?.setAttribute('data-item', '')
        return box instanceof HTMLInputElement ? { ticked: box.checked } : null
      }
      await page.open(`${line.url}${SESSION}`)
      const box = await page.until('the item', isTicked)
      expect(box.ticked).toBe(false)
      await page.press('[data-item]')
      await page.until(
        'the tick',
        () => document.querySelector<HTMLInputElement>('[data-part=checklist] [data-item]')?.checked,
      )
      await page.until(
        'the answer to the tick',
        () => !Object.keys(localStorage).some((key) => key.startsWith('unsent-ticks')),
      )
      await page.open(`${line.url}${SESSION}`)
      expect((await page.until('the item', isTicked)).ticked).toBe(true)
    },
    TIMEOUT_MS,
  )

  test(
    'a member finds a course by a misspelled word and filters the list',
    async () => {
      await signIn('member')
      await page.open(`${line.url}/courses`)
      await page.press('input[type=search]')
      await page.type('negotation')
      await page.until('one course', () => document.querySelectorAll('main article').length === 1)
      await page.sees('Negotiation That Lasts')
      await page.press('button', 'Clear search')
      await page.press('label', 'Workshops')
      await page.until('the filter in the address', () => location.search === '?m=workshops')
    },
    TIMEOUT_MS,
  )

  test(
    'a screen whose code did not load during an outage is loaded by Retry, with its styles',
    async () => {
      await page.open(`${line.url}/login`)
      await page.sees('Demo accounts')
      await line.cut()
      try {
        await page.press('a', 'Forgot your password')
        await page.sees('This didn’t load')
      } finally {
        await line.mend()
      }
      await page.press('button', 'Retry')
      await page.sees('Reset your password')
      const unstyled = await page.run(
        () =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
            ({ sheet }) => !sheet,
          ).length,
      )
      expect(unstyled).toBe(0)
    },
    TIMEOUT_MS,
  )
})
