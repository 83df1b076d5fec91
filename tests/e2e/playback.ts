import type { Page } from '@playwright/test'

/** Waits until the video plays and has a picture; answers its place then, in seconds. */
export function playing(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const video = document.querySelector('video')
          if (video && !video.paused && video.readyState > 2) resolve(video.currentTime)
          else setTimeout(look, 20)
        }
        look()
      }),
  )
}

/** The place of the video, in seconds. */
export const position = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
