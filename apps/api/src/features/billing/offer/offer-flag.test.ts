import { expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { subscriberKit } from '../portal/subscriber-kit.fixture.ts'

// Nothing listens there, so that every flag has its safe value, which is off.
const kit = subscriberKit({ flags: { url: `http://127.0.0.1:${await freePort()}`, key: undefined } })

test('The cancel offer does not exist while its flag is off, and Stripe is not asked', async () => {
  const member = await kit.addSubscriber()
  const requests = kit.watchRequests()
  expect(await member.ask('{ checkStripeSubscriptionDiscountOffer { offer } }')).toBeNull()
  expect(
    await member.ask(
      'mutation { updateExistingStripeSubscription(coupon: "cancel-offer-200") { error { code } } }',
    ),
  ).toEqual({ error: { code: 'OFFER_ENDED' } })
  expect(requests()).toEqual([])
})
