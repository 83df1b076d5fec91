import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type TestClock = Wire<Stripe.TestHelpers.TestClock>

/** Adds a clock that stands still until it is advanced; customers that are made with it live by it. */
export function addTestClock(books: AccountBooks, frozenTime: number, name: string | null): TestClock {
  const created = books.time()
  const clock = {
    id: books.newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  } satisfies TestClock
  books.objects.testClocks.set(clock.id, clock)
  books.emit('test_helpers.test_clock.created', clock)
  return clock
}
