import { expect, type Page } from '@playwright/test'

/** Waits until the video plays and has a picture, and the player's button shows that, because its keys depend on it. */
export async function playing(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const video = document.querySelector('video')
          if (video && !video.paused && video.readyState > 2) resolve()
          else setTimeout(look, 20)
        }
        look()
      }),
  )
  await expect(page.getByRole('button', { name: 'Pause', exact: true, includeHidden: true })).toBeAttached()
}

/** Returns the position of the video in seconds. */
export const position = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

const LEFT_AT = 'test: left at'
const WENT_ON_AT = 'test: went on at'

/**
 * Records, from the next page on, the position of the video when the page is left and when it first plays. They are
 * recorded in the page, because a request from outside would be late on a busy machine while the video continues.
 */
export async function notePlaces(page: Page): Promise<void> {
  await page.addInitScript(
    ([leftAt, wentOnAt]) => {
      sessionStorage.removeItem(wentOnAt)
      addEventListener('pagehide', () => {
        const video = document.querySelector('video')
        if (video) sessionStorage.setItem(leftAt, String(video.currentTime))
      })
      const note = ({ target }: Event) => {
        if (target instanceof HTMLVideoElement && !sessionStorage.getItem(wentOnAt))
          sessionStorage.setItem(wentOnAt, String(target.currentTime))
      }
      document.addEventListener('playing', note, true)
    },
    [LEFT_AT, WENT_ON_AT] as const,
  )
}

/** Returns the difference, in seconds, between the position before a reload and the position where the video continued. */
export async function gap(page: Page): Promise<number> {
  const place = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
  await expect.poll(() => place(WENT_ON_AT)).not.toBeNull()
  const [leftAt, wentOnAt] = [await place(LEFT_AT), await place(WENT_ON_AT)]
  expect(leftAt, 'the video stood somewhere when the page was left').not.toBeNull()
  return Math.abs(Number(wentOnAt) - Number(leftAt))
}
