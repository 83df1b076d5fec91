import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { couponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'

const COUPON = { currentPeriodEnd: 1_825_000_000, currentPrice: 99_500, discountPrice: 20_000 }
const DATE = formatDate(COUPON.currentPeriodEnd * 1000, localZone())

function openConfirmation(search: string, { manageBilling = true, nextAmount = 79_500 } = {}) {
  return openApp(`/coupon-confirmation${search}`, {
    signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, manageBilling } },
    data: { getMembershipBilling: { nextAmount } },
  })
}
const confirmed = `?c=${couponParameter(COUPON)}`
const notFound = () => screen.findByRole('heading', { name: /PAGE NOT FOUND/ })

test('The confirmation says until when the discount counts and what the year costs', async () => {
  openConfirmation(confirmed)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your discount has been applied!' }),
  ).toBeDefined()
  expect(
    screen.getByText(`Your membership will auto-renew on ${DATE} at a discounted rate of $795`, {
      exact: false,
    }),
  ).toBeDefined()
  expect(
    screen.getByText("We're thrilled to bring you another year of top-notch strategic education."),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Return to Member Center' }).getAttribute('href')).toBe('/')
})

test('A confirmation that the server knows of says so', async () => {
  openConfirmation(confirmed)
  expect(await screen.findByText(/This is your next payment/)).toBeDefined()
})

test('A confirmation that the server does not know of leads to what is charged', async () => {
  openConfirmation(confirmed, { nextAmount: 99_500 })
  expect(await screen.findByText(/which do not show this/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'account settings' }).getAttribute('href')).toBe(
    '/account-settings',
  )
})

test.each([
  ['none', ''],
  ['one that is no base64', '?c=%3Cb%3E'],
  ['two of them', `${confirmed}&c=x`],
  ['amounts that are not positive', `?c=${couponParameter({ ...COUPON, discountPrice: 0 })}`],
])('An address with %s as its parameter is not found', async (_, search) => {
  const { requests } = openConfirmation(search)
  expect(await notFound()).toBeDefined()
  expect(requests).toEqual([])
})

test('The confirmation is not found by a member who does not manage billing', async () => {
  openConfirmation(confirmed, { manageBilling: false })
  expect(await notFound()).toBeDefined()
})
