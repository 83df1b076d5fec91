import { describe, expect, test } from 'vitest'
import { subscriberKit } from './subscriber-kit.fixture.ts'

const kit = subscriberKit()

const OPEN = `mutation ($configId: ID) { createStripePortalUrl(configId: $configId) { url error { code } } }`
const refused = (code: string) => ({ url: null, error: { code } })

/** Returns the portal of an answer as Stripe made it. */
const portalOf = ({ url }: { url: string | null }) =>
  [...kit.emulator().account.objects.portalSessions.values()].find((session) => session.url === url)

describe('The billing portal', () => {
  test('opens for the member who asks, and returns to the account settings', async () => {
    const member = await kit.addSubscriber()
    const answer = await member.ask<{ url: string | null }>(OPEN)
    expect(answer).toEqual({ url: expect.stringContaining(kit.emulator().url), error: null })
    expect(portalOf(answer)).toMatchObject({
      customer: member.customer,
      configuration: 'bpc_default',
      return_url: `${kit.server().url}/account-settings`,
    })
  })

  test('opens with the configuration in which members cancel', async () => {
    const member = await kit.addSubscriber()
    const answer = await member.ask<{ url: string | null }>(OPEN, { configId: 'bpc_cancel' })
    expect(portalOf(answer)).toMatchObject({ configuration: 'bpc_cancel' })
  })

  test('opens anew each time', async () => {
    const member = await kit.addSubscriber()
    expect(await member.ask(OPEN)).not.toEqual(await member.ask(OPEN))
  })

  test('opens for a member whose membership has ended', async () => {
    const member = await kit.addSubscriber()
    await kit.stripe().subscriptions.cancel(member.subscriptionId)
    await member.sync()
    expect(await member.ask(OPEN)).toMatchObject({ url: expect.any(String), error: null })
  })

  test('is refused to members without a customer at Stripe, and Stripe is not asked', async () => {
    const token = await kit.server().token(await kit.server().insertMember({}))
    const requests = kit.watchRequests()
    const { data } = await kit.server().graphql(token, OPEN, {})
    expect(data).toEqual({ createStripePortalUrl: refused('NO_BILLING') })
    expect(requests()).toEqual([])
  })

  test('opens for members of an enterprise customer while a subscription of their own goes on', async () => {
    const member = await kit.addSubscriber({ member: { customer: 'acme' } })
    expect(await member.ask(OPEN)).toMatchObject({ error: null })
  })

  test('is refused to members of an enterprise customer without a subscription, and Stripe is not asked', async () => {
    const member = await kit.addSubscriber({ member: { customer: 'acme' } })
    await kit.stripe().subscriptions.cancel(member.subscriptionId)
    await member.sync()
    const requests = kit.watchRequests()
    expect(await member.ask(OPEN)).toEqual(refused('NO_BILLING'))
    expect(requests()).toEqual([])
  })

  test.each([
    'bpc_default ',
    'bpc_other',
    'BPC_CANCEL',
    '../bpc_cancel',
    'bpc_cancel&customer=cus_1',
    'x'.repeat(9999),
  ])('is refused with the configuration %j, and Stripe is not asked', async (configId) => {
    const member = await kit.addSubscriber()
    const requests = kit.watchRequests()
    expect(await member.ask(OPEN, { configId })).toEqual(refused('BILLING_UNAVAILABLE'))
    expect(requests()).toEqual([])
  })

  test('is unavailable while Stripe is down', async () => {
    const member = await kit.addSubscriber()
    kit.emulator().goDown(true)
    expect(await member.ask(OPEN)).toEqual(refused('BILLING_UNAVAILABLE'))
  })
})
