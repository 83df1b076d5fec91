import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { begin, clicks } from '../kit/clicks/count-clicks.ts'
import { giveUpSeat } from '../kit/endpoint.ts'
import { expect, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'

test.use({ school: 'five-jobs' })

for (const [device, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a newcomer joins the next run of a pricing course with a free seat in at most 5 clicks', async ({
      page,
    }) => {
      await begin(page, 'newcomer')
      await page.getByRole('link', { name: 'Find a course' }).click()
      await page.getByRole('combobox', { name: 'Search courses' }).fill('pricing strategy')
      await page.getByRole('option', { name: /^Pricing Strategy/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Pricing Strategy' })).toBeVisible()
      await expect(
        page.getByText(/full/i).first(),
        'the first screen says that the next run is full',
      ).toBeInViewport()
      await page
        .getByRole('button', { name: 'Enroll', exact: true })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: "I'M SOLD, ENROLL ME" }).click()
      await expect(page.getByRole('dialog', { name: /YOU.RE IN!/ })).toBeVisible()
      expect(await clicks(page)).toBeLessThanOrEqual(5)
      await giveUpSeat(page, 'pricing-strategy/later')
    })

    test('a member reads when and where the next class is, and has it in their calendar by one click', async ({
      page,
    }) => {
      await begin(page, 'member')
      const dates = page.getByRole('region', { name: 'Your live dates' })
      await expect(dates.getByText(/^\w{3}, \w{3} \d+, \d+:\d\d/)).toBeVisible()
      const download = page.waitForEvent('download')
      await dates.getByRole('button', { name: /^Add / }).first().click()
      expect((await download).suggestedFilename()).toMatch(/^Prompting as Briefing.*\.ics$/)
      expect(await clicks(page)).toBe(1)
    })

    test('a member goes on with the lesson that they left by one click', async ({ page }) => {
      await begin(page, 'member')
      await page.getByRole('link', { name: /Resume/ }).click()
      await playing(page)
      expect(await position(page)).toBeGreaterThan(0)
      expect(await clicks(page)).toBe(1)
    })
  })
}

const COURSE = `/courses/${stableId('course', 'metrics-a-team-can-move')}`

test.describe('Why a course or a lesson cannot be watched', () => {
  const REASONS: readonly (readonly [DemoAccount, RegExp, RegExp])[] = [
    ['academy', /This course comes with Unlimited\./, /Ask Customer Support/],
    ['workshop', /This course comes with Unlimited\./, /Become a member/],
    ['crash', /This course comes with Unlimited\./, /Become a member/],
    ['minimba', /This course comes with Unlimited\./, /Become a member/],
    ['alumni', /Your membership is not active\./, /Resubscribe/],
    ['post-trial', /Your free trial has ended/, /Become a Member/i],
  ]
  for (const [account, reason, way] of REASONS)
    test(`is said to ${account}@ by the address of the course, with what opens it`, async ({ page }) => {
      await begin(page, account, COURSE)
      await expect(page.getByText(reason).first()).toBeInViewport()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: way })
          .or(page.getByRole('button', { name: way }))
          .first(),
      ).toBeVisible()
    })

  test('is said to limited-spent@ by one click on a locked lesson, with what opens it', async ({ page }) => {
    await begin(page, 'limited-spent', `/courses/${stableId('course', 'pricing-strategy')}`)
    const free = page.getByRole('link', { name: 'What customers compare you with' })
    await page.goto((await free.getAttribute('href')) ?? '')
    await page.getByRole('link', { name: /^Locked.+What a price earns/ }).click()
    const dialog = page.getByRole('dialog', { name: "You've reached your monthly viewing limit" })
    await expect(dialog.getByText(/^Next 3 videos .+\. Members watch without a limit/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Enroll Now' })).toBeInViewport()
    expect(await clicks(page)).toBe(1)
  })
})
