import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

/** Returns the id of the session `course/session`. */
const idOf = (run: string) => stableId('session', run)
/** Returns the address of a video, `group/video`, of the session's page. */
const videoAt = (start: string, run: string, video: string) =>
  [
    start,
    idOf(run),
    stableId('session-content', `${run}/${video.split('/')[0]}`),
    stableId('session-video', `${run}/${video}`),
  ].join('/')

const SPRINT = 'prompting-as-briefing/now'
const FIRST = videoAt('/courses/session', SPRINT, 'brief-videos/five-parts')
const SECOND = videoAt('/courses/session', SPRINT, 'brief-videos/where-it-pays')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('A participant goes from the task of a sprint through its videos and back, and finds their progress there', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(`/courses/session/${idOf(SPRINT)}`)
  await page.getByRole('button', { name: /^Five parts of a brief/ }).click()
  await page.getByRole('link', { name: /Which tasks deserve a brief/ }).click()
  await expect(page).toHaveURL(SECOND)
  await page.getByRole('link', { name: 'Previous Video' }).click()
  await expect(title(page)).toHaveText('Five parts of a brief, on a real task')
  await expectAccessible(page)

  // A chapter starts the video, and its position is then removed from the address.
  await expect(page.getByText('Video Bookmarks')).toBeVisible()
  await page.getByRole('link', { name: /Five parts of a brief$/ }).click()
  await playing(page)
  await expect(page).toHaveURL(FIRST)
  const start = await position(page)
  expect(start).toBeGreaterThanOrEqual(17)
  await expect(page.getByText('PLAYING', { exact: true })).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(start + 3)

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`/courses/session/${idOf(SPRINT)}`)
  const progress = page.getByRole('progressbar', {
    name: 'Progress in Five parts of a brief, on a real task',
  })
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0')
})

test('The video of a session that a member may not open leads to the page that says why', async ({
  browser,
  product,
}) => {
  const stranger = await memberAt(browser, product.url, 'newcomer')
  await stranger.goto(FIRST)
  await expect(title(stranger)).toHaveText("Bummer. You're not enrolled in this class.")
  await expect(stranger).toHaveURL(`/courses/session/${idOf(SPRINT)}`)
  await stranger.context().close()
})

test('The videos of a Mini-MBA follow each other, and lead back to it from either address', async ({
  browser,
  product,
}) => {
  const run = 'ai-mini-mba/now'
  const owner = await memberAt(browser, product.url, 'academy')
  // A Mini-MBA's video that is opened at the address of a sprint is redirected.
  await owner.goto(videoAt('/courses/session', run, 'week-1-lessons/earns-its-keep'))
  await expect(owner).toHaveURL(videoAt('/mini-mbas', run, 'week-1-lessons/earns-its-keep'))
  await owner.getByRole('link', { name: 'Next Video' }).click()
  await expect(title(owner)).toHaveText('Brief it, then judge it')
  await owner.getByRole('link', { name: 'Back to Mini-MBA' }).click()
  await expect(owner).toHaveURL(`/mini-mbas/${idOf(run)}`)
  await owner.context().close()
})
