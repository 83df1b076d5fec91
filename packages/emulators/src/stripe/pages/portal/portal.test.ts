import { expect, test } from 'vitest'
import { addPortalSession } from '../../objects/portal.ts'
import { DAY_S, DECLINED, GOOD, NOW_S, openPages, textOf } from '../pages-kit.fixture.ts'

type Pages = ReturnType<typeof openPages>

/** Makes the link of a portal, and returns its path. */
function linkOf({ account }: Pages, configuration = 'bpc_cancel'): string {
  const { id } = addPortalSession(account, {
    customer: 'cus_ada',
    configuration: account.need('portalConfigurations', configuration),
    return_url: 'https://school.example/account-settings',
    flow: null,
  })
  return `/dev/stripe/portal/${id}`
}

/** Opens a portal, and returns the path of its page. */
const openPortal = async (pages: Pages, configuration?: string): Promise<string> =>
  (await pages.get(linkOf(pages, configuration))).location ?? ''

const subscriptionOf = ({ account }: Pages) => account.need('subscriptions', 'sub_ada')

test('The link of a portal opens once', async () => {
  const pages = openPages({})
  const link = linkOf(pages)
  const { location = '' } = await pages.get(link)
  expect((await pages.get(location)).status).toBe(200)
  expect((await pages.get(location)).status).toBe(200)
  const again = await pages.get(link)
  expect([again.status, textOf(again).includes('This link has expired')]).toEqual([410, true])
  expect(again.body).toContain('href="https://school.example/account-settings"')
})

test('The link of a portal expires after five minutes, and an opened portal after an hour', async () => {
  const pages = openPages({})
  const [late, used] = [linkOf(pages), await openPortal(pages)]
  pages.clock.now += 301
  expect((await pages.get(late)).status).toBe(410)
  expect((await pages.get(used)).status).toBe(200)
  pages.clock.now += 3600
  expect((await pages.get(used)).status).toBe(410)
  expect((await pages.get('/dev/stripe/billing/guessed')).status).toBe(410)
})

test('The portal shows the plan, the next payment, the card and the invoices with their receipts', async () => {
  const pages = openPages({ coupon: 'back-250' })
  const page = await pages.get(await openPortal(pages))
  const text = textOf(page)
  expect(text).toContain('Current plan Unlimited $995.00 per year Active')
  expect(text).toContain('Your next payment is $745.00 on November 21, 2026.')
  expect(text).toContain('Visa ···· 4242')
  expect(text).toContain('November 21, 2025 $995.00 Paid Receipt')
  expect(page.body).toMatch(/href="\/dev\/stripe\/receipts\/ch_\w+"/)
})

test('A plan that is canceled in the portal ends with its period, until the customer thinks better of it', async () => {
  const pages = openPages({})
  const at = await openPortal(pages)
  expect(textOf(await pages.get(at))).toContain('Cancel plan on November 21, 2026')
  const { location = '' } = await pages.post(`${at}/cancel`, { subscription: 'sub_ada' })
  expect(textOf(await pages.get(location))).toContain('Your plan is canceled and ends on November 21, 2026.')
  expect(subscriptionOf(pages).cancel_at_period_end).toBe(true)
  await pages.post(`${at}/renew`, { subscription: 'sub_ada' })
  expect(subscriptionOf(pages).cancel_at).toBeNull()
  expect(textOf(await pages.get(at))).toContain('Your next payment is $995.00')
})

test('A portal whose configuration does not let people cancel has no button for it', async () => {
  const pages = openPages({})
  expect(textOf(await pages.get(await openPortal(pages, 'bpc_default')))).not.toContain('Cancel plan')
})

test('A plan that a schedule changes shows its next price and cannot be canceled', async () => {
  const pages = openPages({ schedule: { id: 'sub_sched_ada', price: 'price_small' } })
  const at = await openPortal(pages)
  const text = textOf(await pages.get(at))
  expect(text).toContain('Your next payment is $750.00')
  expect(text).toContain('it cannot be canceled here')
  const refused = await pages.post(`${at}/cancel`, { subscription: 'sub_ada' })
  expect([refused.status, textOf(refused).includes('managed by the subscription schedule')]).toEqual([
    200,
    true,
  ])
})

test('A portal changes nothing of another customer', async () => {
  const pages = openPages({})
  const at = await openPortal(pages)
  subscriptionOf(pages).customer = 'cus_bob'
  expect((await pages.post(`${at}/cancel`, { subscription: 'sub_ada' })).status).toBe(410)
  expect(subscriptionOf(pages).cancel_at).toBeNull()
})

test('Another card is used for the next payments, unless it is declined', async () => {
  const pages = openPages({})
  const at = await openPortal(pages)
  const declined = await pages.post(`${at}/card`, DECLINED)
  expect([declined.status, textOf(declined).includes('Your card was declined.')]).toEqual([200, true])
  expect(textOf(await pages.post(`${at}/card`, { ...GOOD, number: '1' }))).toContain('number is incomplete')
  const { location = '' } = await pages.post(`${at}/card`, { ...GOOD, number: '4000000000000341' })
  expect(textOf(await pages.get(location))).toContain('Your payment method is updated. ')
  expect(textOf(await pages.get(at))).toContain('Visa ···· 0341')
  pages.account.moveClock('cus_ada', 186 * DAY_S)
  expect(subscriptionOf(pages).status).toBe('past_due')
})

test('A customer without a plan sees so, and their card can be added', async () => {
  const pages = openPages()
  const text = textOf(await pages.get(await openPortal(pages)))
  expect(text).toContain('You have no plan.')
  expect(text).toContain('Add payment method')
  expect(text).toContain('No invoices yet.')
  expect(pages.account.time()).toBe(NOW_S)
})
