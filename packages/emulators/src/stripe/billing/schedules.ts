import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import type { Phase, Schedule } from '../objects/schedule.ts'
import type { Subscription } from '../objects/subscription.ts'
import { changeItems } from './change-items.ts'
import { redeemAll, stillGives } from './discounts.ts'
import { endSubscription } from './end-subscription.ts'
import { phaseOf, type PhaseWish } from './phases.ts'

/** Replaces the phases of a schedule; what the current one changes holds at once. */
export function replacePhases(
  books: AccountBooks,
  schedule: Schedule,
  wishes: readonly PhaseWish[],
  at: number,
): void {
  const phases: Phase[] = []
  const begun = schedule.current_phase?.start_date ?? at
  for (const wish of wishes) {
    const start = phases.at(-1)?.end_date ?? begun
    const wanted = wish.start_date === 'now' ? at : (wish.start_date ?? start)
    if (wanted !== start)
      throw invalid(
        phases.length === 0
          ? 'You can not modify the start date of the current phase.'
          : 'A phase must start when the one before it ends.',
        { param: `phases[${phases.length}][start_date]` },
      )
    phases.push(phaseOf(books, schedule, wish, { start, at }))
  }
  const current = phases.find((phase) => phase.start_date <= at && at < phase.end_date)
  if (!current) throw invalid('The phases must hold the present moment.', { param: 'phases' })
  schedule.phases = phases
  enterPhase(books, schedule, current, at)
}

/** Gives a subscription the prices and the discounts of a phase. A discount that the phase does not name is lost. */
function enterPhase(books: AccountBooks, schedule: Schedule, phase: Phase, at: number): void {
  schedule.current_phase = { end_date: phase.end_date, start_date: phase.start_date }
  const subscription = books.need('subscriptions', schedule.subscription ?? '')
  // A phase that begins with a period changes what that period costs, not a part of the one that ended.
  const isMidway = subscription.items.data.every((item) => item.current_period_end !== at)
  const prorates = isMidway && phase.proration_behavior !== 'none'
  changeAndTell(books, 'customer.subscription.updated', subscription, () => {
    const wishes = phase.items.map(({ price, quantity }, index) => ({
      id: subscription.items.data[index]?.id,
      price,
      quantity,
    }))
    changeItems(books, subscription, wishes, { at, prorates })
    const { currency, customer, id } = subscription
    const named = phase.discounts.map((discount) => ({
      coupon: discount.coupon ?? undefined,
      discount: discount.discount ?? undefined,
      promotion_code: discount.promotion_code ?? undefined,
    }))
    // One that was for a single payment, and is used up, does not come back with the phase that it was copied into.
    const live = named.filter((wish) =>
      wish.discount === undefined
        ? stillGives(books, wish, { customer, currency, at })
        : subscription.discounts.includes(wish.discount),
    )
    subscription.discounts = redeemAll(books, live, {
      customer,
      currency,
      at,
      subscription: id,
      has: subscription.discounts,
    })
  })
}

/** Ends the current phase: the next begins, or the schedule is over and does what its end says. */
export function endPhase(
  books: AccountBooks,
  schedule: Schedule,
  subscription: Subscription,
  at: number,
): void {
  const next = schedule.phases.find((phase) => phase.start_date === schedule.current_phase?.end_date)
  if (next) {
    enterPhase(books, schedule, next, at)
    books.emit('subscription_schedule.updated', schedule)
  } else if (schedule.end_behavior === 'cancel') {
    Object.assign(schedule, {
      completed_at: at,
      current_phase: null,
      status: 'completed',
    } satisfies Partial<Schedule>)
    books.emit('subscription_schedule.completed', schedule)
    endSubscription(books, subscription, { at, reason: 'cancellation_requested' })
  } else releaseSchedule(books, schedule, at)
}

/** Lets go of a subscription, which stays as it is. */
export function releaseSchedule(books: AccountBooks, schedule: Schedule, at: number): void {
  if (schedule.status !== 'active' && schedule.status !== 'not_started')
    throw invalid(
      `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status. Only \`not_started\` and \`active\` schedules can be released.`,
    )
  const subscription = books.objects.subscriptions.get(schedule.subscription ?? '')
  Object.assign(schedule, {
    current_phase: null,
    released_at: at,
    released_subscription: schedule.subscription,
    status: 'released',
    subscription: null,
  } satisfies Partial<Schedule>)
  if (subscription) changeAndTell(books, 'customer.subscription.updated', subscription, { schedule: null })
  books.emit('subscription_schedule.released', schedule)
}
