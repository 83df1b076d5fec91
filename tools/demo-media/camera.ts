import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

/** Frames a second of every lecture. */
export const frameRate = 15

/** A still picture of the film: its file, and how many frames it stays. */
export type Still = { file: string; frames: number }

/**
 * Films a slide page: walks its clock frame by frame and photographs only the frames in which something moves.
 * Pictures go to `folder`; together the stills last `seconds`.
 */
export async function film(page: Page, html: string, seconds: number, folder: string): Promise<Still[]> {
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

/** Opens the browser of the system with one page of the film's size; `use` gets the page. */
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
