import { expect, type Page } from '@playwright/test'

/** Waits until the video plays and has a picture, and the player has noticed: its keys go by what its button shows. */
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

/** The place of the video, in seconds. */
export const position = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

const LEFT_AT = 'test: left at'
const WENT_ON_AT = 'test: went on at'

/**
 * Notes, from the next page on, where the video stands when the page is left and where it first plays. Asked from
 * outside, both would be as late as the machine is busy, and the video goes on meanwhile.
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

/** How far from the place where it was left the video went on after a reload, in seconds. */
export async function gap(page: Page): Promise<number> {
  const place = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
  await expect.poll(() => place(WENT_ON_AT)).not.toBeNull()
  const [leftAt, wentOnAt] = [await place(LEFT_AT), await place(WENT_ON_AT)]
  expect(leftAt, 'the video stood somewhere when the page was left').not.toBeNull()
  return Math.abs(Number(wentOnAt) - Number(leftAt))
}
