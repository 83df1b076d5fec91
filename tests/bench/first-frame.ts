import { type Browser, chromium as browsers, type Page } from '@playwright/test'
import { courseContentId } from '../../apps/api/src/features/catalog/content/school-index.ts'
import { stableId } from '../../apps/api/src/server/content/stable-id.ts'
import { CHROMIUM_FLAGS } from '../../tools/machine.ts'
import type { BenchSchool } from './bench-school.ts'
import { signInBrowser } from './browser.ts'
import { median, type Row } from './table.ts'

const RUNS = 5

/** A lecture of a minute and a half, so that most of it is not loaded when it begins. */
const PATH = [
  '/courses/ondemand',
  stableId('course', 'discovery-before-delivery'),
  stableId('content-group', 'discovery-before-delivery/beliefs'),
  courseContentId('discovery-before-delivery', 'before-delivery'),
].join('/')

interface Device {
  name: string
  /** Round trip in milliseconds, and the throughput in both directions in kilobits a second. */
  latency: number
  kilobits: number
  processorSlowdown: number
  viewport: { width: number; height: number }
  /** The bound of the first frame, in seconds. */
  bound: number
}

/** The two networks of Lighthouse, with its slowdowns of the processor. */
const DESKTOP: Device = {
  name: 'desktop',
  latency: 40,
  kilobits: 10_240,
  processorSlowdown: 1,
  viewport: { width: 1440, height: 900 },
  bound: 0.6,
}
const SLOW_PHONE: Device = {
  name: 'slow phone',
  latency: 150,
  kilobits: 1638.4,
  processorSlowdown: 4,
  viewport: { width: 390, height: 844 },
  bound: 4,
}

/** The seconds until a frame was shown; `seek` is null for a visit whose target was loaded already. */
interface Visit {
  frame: number
  seek: number | null
}

/** The bound of a seek to a position that is not loaded, in seconds. */
const SEEK_BOUND = 1

/**
 * Measures, on a page that has come to rest, the seconds from pressing Play to the first new frame, and from a seek to
 * the frame of a position that is not loaded: each the median of five visits. `member` is prepared before the press;
 * `limited` is not, because that would reserve a video.
 */
export async function measureFirstFrame(school: BenchSchool, chromium: string): Promise<Row[]> {
  const browser = await browsers.launch({ executablePath: chromium, args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  try {
    for (const device of [DESKTOP, SLOW_PHONE]) {
      const visits = await measureVisits(browser, school, device, 'member')
      rows.push(
        row(
          `Play to first frame, ${device.name}`,
          visits.map(({ frame }) => frame),
          device.bound,
        ),
      )
      if (device === DESKTOP)
        rows.push(
          row(
            'seek to a position not loaded, desktop',
            visits.flatMap(({ seek }) => seek ?? []),
            SEEK_BOUND,
          ),
        )
      const unprepared = await measureVisits(browser, school, device, 'limited')
      const frames = unprepared.map(({ frame }) => frame)
      rows.push(row(`the same, metered and so not prepared, ${device.name}`, frames, device.bound))
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function measureVisits(browser: Browser, school: BenchSchool, device: Device, account: string) {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: device.viewport,
      isMobile: device === SLOW_PHONE,
      hasTouch: device === SLOW_PHONE,
    })
    await signInBrowser(context, school, `${account}@demo.school`)
    const page = await context.newPage()
    await slowDown(page, device)
    await page.goto(`${school.url}${PATH}`, { waitUntil: 'networkidle', timeout: 120_000 })
    visits.push(await watch(page))
    await context.close()
  }
  return visits
}

/** Presses Play, and soon after the first frame seeks to a position that is not loaded. Returns the seconds until each frame is shown. */
async function watch(page: Page): Promise<Visit> {
  await page.evaluate(measureFrames)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const measured = await page.waitForFunction(
    () => {
      const [frame] = performance.getEntriesByName('frame')
      const [seek] = performance.getEntriesByName('seek')
      // A late first frame may leave the whole lecture loaded, so that such a visit measures no seek.
      return frame && seek && { frame: frame.duration / 1000, seek: seek.duration / 1000 || null }
    },
    null,
    { timeout: 60_000 },
  )
  return (await measured.jsonValue()) ?? { frame: Infinity, seek: null }
}

/** Runs in the page: measures from the next click to the first frame, and from a later seek to the frame of its target. */
function measureFrames(): void {
  const seekAhead = (video: HTMLVideoElement) => {
    // A visit begins at the target of the previous one, so that the target alternates between both ends of the video.
    const place = video.duration * (video.currentTime > video.duration / 2 ? 0.05 : 0.85)
    for (let range = 0; range < video.buffered.length; range++)
      if (video.buffered.start(range) <= place && place <= video.buffered.end(range))
        return void performance.mark('seek', { detail: 'loaded' })
    const start = performance.now()
    const look = (end: number, { mediaTime }: { mediaTime: number }) => {
      // A slowed browser can draw the first frame after the target a second late; frames from before the seek are far away.
      if (Math.abs(mediaTime - place) < 5) performance.measure('seek', { start, end })
      else video.requestVideoFrameCallback(look)
    }
    video.requestVideoFrameCallback(look)
    video.currentTime = place
  }
  const whenThere = (start: number) => {
    const video = document.querySelector('video')
    if (!video) return void requestAnimationFrame(() => whenThere(start))
    video.requestVideoFrameCallback((end) => {
      performance.measure('frame', { start, end })
      // People seek only after they have seen the beginning of the video.
      setTimeout(() => seekAhead(video), 500)
    })
  }
  document.addEventListener('click', ({ timeStamp }) => whenThere(timeStamp), { capture: true, once: true })
}

async function slowDown(page: Page, { latency, kilobits, processorSlowdown }: Device): Promise<void> {
  const throughput = (kilobits * 1000) / 8
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

function row(what: string, times: number[], bound: number): Row {
  const seconds = median(times)
  return {
    what,
    ours: `${seconds.toFixed(2)} s`,
    baseline: `median of ${times.length}, ${Math.max(...times).toFixed(2)} s at most`,
    ratio: (seconds / bound).toFixed(2),
    bound: `≤ ${bound} s`,
    holds: seconds <= bound,
    command: 'npm run bench -- first-frame',
  }
}
