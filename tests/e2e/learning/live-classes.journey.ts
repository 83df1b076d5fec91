import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, openCourse } from '../kit/journey.ts'
import { memberAt, sessionCookie, signIn } from '../kit/sign-in.ts'
import { trackedEvents } from '../kit/tracked-events.ts'

const WORKSHOP = 'Customer Research in a Week'
const SPRINT = 'Prompting as Briefing'
const own = (page: Page) => page.getByRole('region', { name: 'Your session' })

test('A member enters a running sprint and a running workshop, and reviews a finished sprint', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'member')
  await openCourse(page, SPRINT)
  await expect(own(page).getByText(/^Day \d+ of \d+$/)).toBeVisible()
  await own(page).getByRole('link', { name: 'Go to Live Course' }).click()
  await expect(page).toHaveURL(/\/courses\/session\/[^/]+$/)

  const buyer = await memberAt(browser, product.url, 'workshop')
  await openCourse(buyer, WORKSHOP)
  await expect(own(buyer).getByRole('button', { name: 'Launch course' })).toBeDisabled()
  const begins = Date.parse((await own(buyer).locator('time').getAttribute('datetime')) ?? '')

  // The meeting room is open from three hours before the start.
  const early = begins - 2 * HOUR_MS
  await clock.moveTo(early)
  const guest = await memberAt(browser, product.url, 'workshop', early)
  await openCourse(guest, WORKSHOP)
  const launched = guest.waitForEvent('popup')
  await own(guest).getByRole('link', { name: 'Launch course' }).click()
  await expect(await launched).toHaveURL(/\/dev\/room\//)
  await guest.context().close()

  // At this moment the workshop has begun and the sprint is over.
  const moment = begins + 10 * MINUTE_MS
  await clock.moveTo(moment)
  for (const account of ['workshop', 'employee'] as const) {
    const participant = await memberAt(browser, product.url, account, moment)
    await openCourse(participant, WORKSHOP)
    await expect(own(participant).getByText('Happening now', { exact: true })).toBeVisible()
    const room = participant.waitForEvent('popup')
    await own(participant).getByRole('link', { name: 'Go to Live Course' }).click()
    await expect(await room).toHaveURL(/\/dev\/room\//)
    const userId = await sessionCookie(participant, 'user_id')
    const started = { event: 'Live Event Started', userId, properties: liveEvent(WORKSHOP) }
    await expect.poll(() => trackedEvents(page)).toContainEqual(expect.objectContaining(started))
    await participant.context().close()
  }

  const graduate = await memberAt(browser, product.url, 'member', moment)
  await openCourse(graduate, SPRINT)
  await expect(own(graduate).getByText(/^Ended on /)).toBeVisible()
  await own(graduate).getByRole('link', { name: 'Review Past Course' }).click()
  await expect(graduate).toHaveURL(/\/courses\/session\/[^/]+$/)
  await graduate.context().close()
})

const liveEvent = (title: string) => ({
  session_id: expect.any(String),
  course_id: expect.any(String),
  title,
})
