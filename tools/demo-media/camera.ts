import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

/** Frames per second. */
export const frameRate = 15

/** A still picture and its duration in frames. */
export type Still = { file: string; frames: number }

/**
 * Records a slide page frame by frame, and takes a screenshot only of the frames in which something moves. Pictures are
 * written to `folder`; together the stills last `seconds`.
 */
export async function record(page: Page, html: string, seconds: number, folder: string): Promise<Still[]> {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const moving = await page.evaluate(movingSpans)
  const session = await page.context().newCDPSession(page)
  const stills: Still[] = []
  for (let frame = 0; frame < seconds * frameRate; frame++) {
    const time = frame / frameRate
    const last = stills.at(-1)
    if (last && !moving.some(([from, to]) => time >= from && time <= to + 1 / frameRate)) {
      last.frames++
      continue
    }
    await page.evaluate(setClock, time)
    const shot = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    const file = join(folder, `${String(frame).padStart(5, '0')}.png`)
    writeFileSync(file, Buffer.from(shot.data, 'base64'))
    stills.push({ file, frames: 1 })
  }
  return stills
}

/** Opens the system's browser with one page of the video's size. */
export async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-color-profile=srgb'],
  })
  try {
    return await use(await browser.newPage({ viewport: { width: 1280, height: 720 } }))
  } finally {
    await browser.close()
  }
}

function movingSpans(): [number, number][] {
  return document.getAnimations().map((animation) => {
    animation.pause()
    const timing = animation.effect?.getComputedTiming()
    return [(timing?.delay ?? 0) / 1000, Number(timing?.endTime ?? 0) / 1000]
  })
}

function setClock(time: number): void {
  for (const animation of document.getAnimations()) animation.currentTime = time * 1000
}
