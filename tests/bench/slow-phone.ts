import { chromium as browsers, type Page } from '@playwright/test'
import type { BenchSchool } from './bench-school.ts'
import { CHROMIUM_FLAGS } from '../../tools/machine.ts'
import { signInBrowser } from './browser.ts'
import { median, type Row } from './table.ts'

const RUNS = 5

/** A slow phone: 1.5 Mbit/s in both directions, a round trip of 560 ms and a quarter of this machine's processor. */
const NETWORK = { offline: false, downloadThroughput: 1.5e6 / 8, uploadThroughput: 1.5e6 / 8, latency: 560 }
const PROCESSOR_SLOWDOWN = 4

/** A control of each page, which is clicked until `answer` matches, and the bound in seconds. */
const SCREENS = [
  {
    path: '/login',
    control: '[aria-label="Show password"]',
    answer: 'input[autocomplete="current-password"][type="text"]',
    bound: 4.2,
  },
  {
    path: '/courses',
    control: '[aria-label="Open menu"]',
    answer: '[aria-label="Open menu"][aria-expanded="true"]',
    bound: 3.2,
  },
]

/** Measures on a slow phone with an empty cache the seconds until a click is answered: the median of five visits. */
export async function measureSlowPhone(school: BenchSchool, chromium: string): Promise<Row[]> {
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  for (const { path, control, answer, bound } of SCREENS) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
      if (path !== '/login') await signInBrowser(context, school, 'member@demo.school')
      const page = await context.newPage()
      await slowDown(page)
      await page.addInitScript(clickUntilAnswered, { control, answer })
      await page.goto(`${school.url}${path}`, { waitUntil: 'commit' })
      const answered = await page.waitForFunction(
        () => performance.getEntriesByName('answered')[0]?.startTime,
      )
      times.push(((await answered.jsonValue()) ?? 0) / 1000)
      await context.close()
    }
    const seconds = median(times)
    rows.push({
      what: `a click answers on ${path}, slow phone`,
      ours: `${seconds.toFixed(1)} s`,
      baseline: 'median of 5',
      ratio: (seconds / bound).toFixed(2),
      bound: `≤ ${bound} s`,
      holds: seconds <= bound,
      command: 'npm run bench -- phone',
    })
  }
  await browser.close()
  return rows
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
}

/** Runs in the page: clicks the control every 50 ms, and marks the time of the first answer. */
function clickUntilAnswered({ control, answer }: { control: string; answer: string }): void {
  const timer = setInterval(() => {
    if (document.querySelector(answer)) {
      performance.mark('answered')
      clearInterval(timer)
      return
    }
    for (const type of ['mousedown', 'click']) {
      document
        .querySelector(control)
        ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    }
  }, 50)
}
