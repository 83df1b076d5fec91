import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import { endSubscription, isOver } from '../billing/end-subscription.ts'
import { releaseSchedule, replacePhases } from '../billing/schedules.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import {
  bool,
  either,
  fields,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  oneOf,
  anyText,
  unsettable,
} from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { addSchedule } from '../objects/schedule.ts'

const nothing = fields({}, {})
const time = either(oneOf('now'), integer)

const phase = fields(
  { items: listOf(fields({ price: anyText }, { quantity: integer })) },
  {
    discounts: unsettable(
      listOf(fields({}, { coupon: anyText, discount: anyText, promotion_code: anyText })),
    ),
    duration: fields({ interval: oneOf('day', 'week', 'month', 'year') }, { interval_count: integer }),
    end_date: time,
    metadata: unsettable(metadata),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    start_date: time,
    trial_end: integer,
  },
)

export const SCHEDULES = [
  route(
    'POST',
    '/v1/subscription_schedules',
    fields({ from_subscription: anyText }, {}),
    ({ account, params: { from_subscription: id } }) => {
      const subscription = account.need('subscriptions', id, 'from_subscription')
      if (isOver(subscription))
        throw invalid('You cannot migrate a subscription that is already canceled.', {
          param: 'from_subscription',
        })
      if (subscription.schedule !== null)
        throw invalid(
          `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
          { param: 'from_subscription' },
        )
      return addSchedule(account, subscription, account.time(subscription.customer))
    },
  ),
  route(
    'GET',
    '/v1/subscription_schedules',
    fields({}, { ...pageParams, ...createdParam, customer: anyText, scheduled: bool }),
    ({ account, params, path }) => {
      const { customer, scheduled } = params
      const found = [...account.objects.schedules.values()].filter(
        (schedule) =>
          (customer === undefined || schedule.customer === customer) &&
          (scheduled === undefined || (schedule.status === 'not_started') === scheduled),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/subscription_schedules/:id', nothing, ({ account, id }) => account.need('schedules', id)),
  route(
    'POST',
    '/v1/subscription_schedules/:id',
    fields(
      {},
      {
        end_behavior: oneOf('cancel', 'release'),
        metadata: unsettable(metadata),
        phases: listOf(phase),
        proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
      },
    ),
    ({ account, id, params }) => {
      const schedule = account.need('schedules', id)
      if (schedule.status !== 'active')
        throw invalid(
          `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status. Only \`active\` or \`not_started\` schedules can be updated.`,
        )
      changeAndTell(account, 'subscription_schedule.updated', schedule, () => {
        if (params.phases) replacePhases(account, schedule, params.phases, account.time(schedule.customer))
        if (params.end_behavior) schedule.end_behavior = params.end_behavior
        if (params.metadata !== undefined)
          schedule.metadata = mergeMetadata(schedule.metadata, params.metadata)
      })
      return schedule
    },
  ),
  route('POST', '/v1/subscription_schedules/:id/release', nothing, ({ account, id }) => {
    const schedule = account.need('schedules', id)
    releaseSchedule(account, schedule, account.time(schedule.customer))
    return schedule
  }),
  route('POST', '/v1/subscription_schedules/:id/cancel', nothing, ({ account, id }) => {
    const schedule = account.need('schedules', id)
    if (schedule.status !== 'active')
      throw invalid(
        `You cannot cancel a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      )
    endSubscription(account, account.need('subscriptions', schedule.subscription ?? ''), {
      at: account.time(schedule.customer),
      reason: 'cancellation_requested',
    })
    return schedule
  }),
]
