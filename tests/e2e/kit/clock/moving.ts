import { test as base } from '../journey.ts'
import { serverClock } from './server-clock.ts'

/** The clock of the product that all journeys with this test share. */
export const clock = serverClock()

/** A journey that may move the clock of its product, which is right when it begins. */
export const test = base.extend<{ rightClock: void }, { noClockLeft: void }>({
  school: ['moved-clock', { scope: 'worker' }],
  // The clock of the browser stands where it was, so the app learns only from a refusal that an id token has expired. What
  // follows the membership asks all the time, and hears it at once.
  tolerated: [[/status of 401/], { scope: 'test' }],
  environment: [clock.environment, { scope: 'worker' }],
  noClockLeft: [
    async ({ product: _product }, use) => {
      await use()
      clock.remove()
    },
    { scope: 'worker', auto: true },
  ],
  rightClock: [
    async ({ product: _product }, use) => {
      await clock.moveTo(Date.now())
      await use()
    },
    { auto: true },
  ],
})
