import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { smallTargets } from '../kit/axe.ts'
import { expect, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// The pages of sessions have targets that are large enough for fingers, and do not move when the viewer prefers less
// motion (WCAG 2.2, criteria 2.3.3 and 2.5.8).

const SPRINT = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`
const VIDEO = [
  SPRINT,
  stableId('session-content', 'prompting-as-briefing/now/brief-videos'),
  stableId('session-video', 'prompting-as-briefing/now/brief-videos/five-parts'),
].join('/')

test.describe('Session pages on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The page and the video of a sprint have no target lower than 44 pixels, except links in a text', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await page.goto(SPRINT)
    await section(page, 'Tasks')
      .getByRole('button', { name: /^Five parts of a brief/ })
      .tap()
    await expect(page.getByRole('link', { name: /^Which tasks deserve a brief/ })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
    await page.goto(VIDEO)
    await expect(page.getByRole('button', { name: 'Video Bookmarks' })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})

test.describe('Session pages with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Announcements, tasks and the chapters of a video do not move', async ({ page }) => {
    await signIn(page, 'member')
    await page.goto(SPRINT)
    await page.getByRole('button', { name: 'Next announcement' }).click()
    expect(await motions(page), 'the carousel').toEqual([])
    await section(page, 'Tasks')
      .getByRole('button', { name: /^Before we start/ })
      .click()
    expect(await motions(page), 'a task that opens').toEqual([])
    await section(page, 'Tasks')
      .getByRole('button', { name: /^Before we start/ })
      .click()
    expect(await motions(page), 'a task that closes').toEqual([])
    await page.goto(VIDEO)
    await page.getByRole('button', { name: 'Video Bookmarks' }).click()
    expect(await motions(page), 'the chapters of a video').toEqual([])
    expect(
      await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('ul')].map((list) => getComputedStyle(list).scrollBehavior),
        ),
      'the carousel of the videos',
    ).not.toContain('smooth')
  })
})

/** Returns the properties that are being animated at this moment. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((motion) => {
      const { duration } = motion.effect?.getTiming() ?? {}
      if (motion.playState !== 'running' || !duration) return []
      return [motion instanceof CSSTransition ? motion.transitionProperty : motion.id]
    }),
  )
}
