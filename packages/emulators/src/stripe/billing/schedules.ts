import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import { newPhase, type Phase, type Schedule } from '../objects/schedule.ts'
import type { Subscription } from '../objects/subscription.ts'
import { changeItems } from './change-items.ts'
import { type DiscountWish, redeemAll, resolveDiscount } from './discounts.ts'
import { endSubscription } from './end-subscription.ts'
import { addIntervals, type Rhythm } from './periods.ts'

/** A phase as it shall be. Without an end it lasts one interval of its price. */
export interface PhaseWish {
  items: readonly { price: string; quantity?: number | undefined }[]
  discounts?: readonly DiscountWish[] | null | undefined
  start_date?: number | 'now' | undefined
  end_date?: number | 'now' | undefined
  duration?: { interval: Rhythm['interval']; interval_count?: number | undefined } | undefined
  metadata?: Record<string, string> | null | undefined
  proration_behavior?: Phase['proration_behavior'] | undefined
  trial_end?: number | undefined
}

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

function phaseOf(
  books: AccountBooks,
  { customer }: Schedule,
  wish: PhaseWish,
  { at, start }: { at: number; start: number },
): Phase {
  const items = wish.items.map(({ price, quantity = 1 }) => ({
    price: books.need('prices', price, 'phases[0][items][0][price]'),
    quantity,
  }))
  const [first] = items
  if (!first)
    throw invalid('Missing required param: phases[0][items].', {
      code: 'parameter_missing',
      param: 'phases[0][items]',
    })
  const rhythm = first.price.recurring ?? { interval: 'year', interval_count: 1 }
  const duration = wish.duration && {
    interval: wish.duration.interval,
    interval_count: wish.duration.interval_count ?? 1,
  }
  const end = wish.end_date === 'now' ? at : (wish.end_date ?? addIntervals(start, duration ?? rhythm, 1))
  if (end <= start)
    throw invalid('The end date of a phase must be after its start date.', { param: 'phases[0][end_date]' })
  for (const { discount, ...named } of wish.discounts ?? [])
    if (discount === undefined)
      resolveDiscount(books, named, { customer, currency: first.price.currency, at })
  return newPhase({
    items,
    discounts: (wish.discounts ?? []).map(({ coupon = null, discount = null, promotion_code = null }) => ({
      coupon,
      discount,
      promotion_code,
    })),
    start,
    end,
    metadata: wish.metadata ?? {},
    prorates: (wish.proration_behavior ?? 'create_prorations') !== 'none',
    trialEnd: wish.trial_end ?? null,
  })
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
    const live = named.filter(
      ({ discount }) => discount === undefined || subscription.discounts.includes(discount),
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
