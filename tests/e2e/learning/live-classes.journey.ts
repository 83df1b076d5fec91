import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, openCourse } from '../kit/journey.ts'
import { memberAt, signInCookie, signIn } from '../kit/sign-in.ts'
import { trackedEvents } from '../kit/tracked-events.ts'

const WORKSHOP = 'Customer Research in an Afternoon'
const own = (page: Page) => page.getByRole('region', { name: 'Your session' })

test('The buyer of a workshop enters its room from three hours before the start, and while the workshop runs', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'workshop')
  await openCourse(page, WORKSHOP)
  await expect(own(page).getByRole('button', { name: 'Launch course' })).toBeDisabled()
  const begins = Date.parse((await own(page).locator('time').getAttribute('datetime')) ?? '')

  const early = begins - 2 * HOUR_MS
  await clock.moveTo(early)
  const guest = await memberAt(browser, product.url, 'workshop', early)
  await openCourse(guest, WORKSHOP)
  const launched = guest.waitForEvent('popup')
  await own(guest).getByRole('link', { name: 'Launch course' }).click()
  await expect(await launched).toHaveURL(/\/dev\/room\//)
  await guest.context().close()

  const moment = begins + 10 * MINUTE_MS
  await clock.moveTo(moment)
  const participant = await memberAt(browser, product.url, 'workshop', moment)
  await openCourse(participant, WORKSHOP)
  await expect(own(participant).getByText('Happening now', { exact: true })).toBeVisible()
  const room = participant.waitForEvent('popup')
  await own(participant).getByRole('link', { name: 'Go to Live Course' }).click()
  await expect(await room).toHaveURL(/\/dev\/room\//)
  const userId = await signInCookie(participant, 'user_id')
  const started = { event: 'Live Event Started', userId, properties: liveEvent(WORKSHOP) }
  await expect.poll(() => trackedEvents(page)).toContainEqual(expect.objectContaining(started))
  await participant.context().close()
})

const liveEvent = (title: string) => ({
  session_id: expect.any(String),
  course_id: expect.any(String),
  title,
})
