import type Stripe from 'stripe'
import { idOf } from '../stripe/id-of.ts'

type PhaseParameters = Stripe.SubscriptionScheduleUpdateParams.Phase

/**
 * Returns the phases of a schedule, from the current one on, with a coupon on the payment at `renewsAt` (epoch seconds). The
 * phase of that payment gets it, because a phase that names no discount takes away the one before; and so does the current
 * one, so that Stripe shows the discount and counts it in its preview. Null where one of them has a discount already.
 */
export function discountedPhases(
  { phases, current_phase: current }: Stripe.SubscriptionSchedule,
  renewsAt: number,
  coupon: string,
): PhaseParameters[] | null {
  const from = current?.start_date ?? -Infinity
  const isMeant = ({ start_date: start, end_date: end }: Stripe.SubscriptionSchedule.Phase) =>
    start === from || (start <= renewsAt && renewsAt < end)
  if (phases.some((phase) => isMeant(phase) && phase.discounts.length > 0)) return null
  return phases
    .filter((phase) => phase.start_date >= from)
    .map((phase) => ({ ...asParameters(phase), ...(isMeant(phase) && { discounts: [{ coupon }] }) }))
}

/** Returns a phase as Stripe takes it back unchanged: what an update does not name, it forgets. */
function asParameters(phase: Stripe.SubscriptionSchedule.Phase): PhaseParameters {
  const { items, discounts, automatic_tax: tax, default_tax_rates: rates } = phase
  return given({
    start_date: phase.start_date,
    end_date: phase.end_date,
    trial_end: phase.trial_end,
    proration_behavior: phase.proration_behavior,
    billing_cycle_anchor: phase.billing_cycle_anchor,
    collection_method: phase.collection_method,
    default_payment_method: phase.default_payment_method && idOf(phase.default_payment_method),
    description: phase.description,
    metadata: phase.metadata,
    automatic_tax: tax ? { enabled: tax.enabled } : null,
    default_tax_rates: rates?.length ? rates.map((rate) => idOf(rate)) : null,
    discounts: discounts.length > 0 ? discounts.map(discountOf) : null,
    items: items.map(itemOf),
  })
}

const itemOf = (item: Stripe.SubscriptionSchedule.Phase.Item): PhaseParameters['items'][number] =>
  given({
    price: idOf(item.price),
    quantity: item.quantity ?? null,
    metadata: item.metadata,
    tax_rates: item.tax_rates?.length ? item.tax_rates.map((rate) => idOf(rate)) : null,
    discounts: item.discounts.length > 0 ? item.discounts.map(discountOf) : null,
  })

const discountOf = ({ coupon, discount, promotion_code: code }: Stripe.SubscriptionSchedule.Phase.Discount) =>
  given({
    coupon: discount || code ? null : coupon && idOf(coupon),
    discount: discount && idOf(discount),
    promotion_code: discount ? null : code && idOf(code),
  })

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> }

/** Returns the fields that have a value. */
const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<Fields>
