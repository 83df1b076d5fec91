import { changeAndTell } from '../../account/change.ts'
import { invalid } from '../../account/refusal.ts'
import { createdParam, listPage, pageParams } from '../../http/list-page.ts'
import {
  bool,
  decimal,
  fields,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  anyText,
  unsettable,
} from '../../http/read-params.ts'
import { route } from '../../http/route.ts'
import { addCoupon, addPromotionCode, type CouponFacts } from '../../objects/coupon.ts'

const nothing = fields({}, {})
const promotion = fields({ type: oneOf('coupon') }, { coupon: anyText })

export const COUPONS = [
  route(
    'POST',
    '/v1/coupons',
    fields(
      {},
      {
        amount_off: integer,
        currency: anyText,
        duration: oneOf('forever', 'once', 'repeating'),
        duration_in_months: integer,
        id: anyText,
        max_redemptions: integer,
        metadata: unsettable(metadata),
        name: anyText,
        percent_off: decimal,
        redeem_by: integer,
      },
    ),
    ({ account, params }) => {
      refuseCoupon(params)
      if (params.id !== undefined && account.objects.coupons.has(params.id))
        throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
      return addCoupon(account, { ...params, metadata: mergeMetadata(null, params.metadata ?? null) })
    },
  ),
  route('GET', '/v1/coupons', fields({}, { ...pageParams, ...createdParam }), ({ account, params, path }) =>
    listPage(path, account.objects.coupons.values(), params),
  ),
  route('GET', '/v1/coupons/:id', nothing, ({ account, id }) => account.need('coupons', id)),
  route(
    'POST',
    '/v1/coupons/:id',
    fields({}, { metadata: unsettable(metadata), name: anyText }),
    ({ account, id, params }) => {
      const coupon = account.need('coupons', id)
      const merged =
        params.metadata === undefined ? coupon.metadata : mergeMetadata(coupon.metadata, params.metadata)
      changeAndTell(account, 'coupon.updated', coupon, { ...params, metadata: merged })
      return coupon
    },
  ),
  route(
    'POST',
    '/v1/promotion_codes',
    fields(
      { promotion },
      {
        active: bool,
        code: anyText,
        customer: anyText,
        expires_at: integer,
        max_redemptions: integer,
        metadata: unsettable(metadata),
      },
    ),
    ({ account, params: { promotion, ...params } }) => {
      const coupon = account.need('coupons', promotion.coupon ?? '', 'promotion[coupon]').id
      const same = [...account.objects.promotionCodes.values()].find(
        ({ active, code }) => active && code.toLowerCase() === params.code?.toLowerCase(),
      )
      if (same) throw invalid('An active promotion code with this code already exists.', { param: 'code' })
      return addPromotionCode(account, {
        ...params,
        coupon,
        metadata: mergeMetadata(null, params.metadata ?? null),
      })
    },
  ),
  route(
    'GET',
    '/v1/promotion_codes',
    fields({}, { ...pageParams, ...createdParam, active: bool, code: anyText, coupon: anyText }),
    ({ account, params, path }) => {
      const { active, code, coupon } = params
      const found = [...account.objects.promotionCodes.values()].filter(
        (candidate) =>
          (active === undefined || candidate.active === active) &&
          (code === undefined || candidate.code.toLowerCase() === code.toLowerCase()) &&
          (coupon === undefined || candidate.promotion.coupon === coupon),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/promotion_codes/:id', nothing, ({ account, id }) => account.need('promotionCodes', id)),
  route(
    'POST',
    '/v1/promotion_codes/:id',
    fields({}, { active: bool, metadata: unsettable(metadata) }),
    ({ account, id, params }) => {
      const code = account.need('promotionCodes', id)
      const merged =
        params.metadata === undefined ? code.metadata : mergeMetadata(code.metadata, params.metadata)
      changeAndTell(account, 'promotion_code.updated', code, { ...params, metadata: merged })
      return code
    },
  ),
]

function refuseCoupon(facts: Omit<CouponFacts, 'metadata'>): void {
  const { amount_off: amount, currency, duration, duration_in_months: months, percent_off: percent } = facts
  if (amount !== undefined && percent !== undefined)
    throw invalid('You may only specify one of these parameters: amount_off, percent_off.')
  if (amount === undefined && percent === undefined)
    throw invalid('Must provide percent_off or amount_off.', {
      code: 'parameter_missing',
      param: 'percent_off',
    })
  if (amount !== undefined && currency === undefined)
    throw invalid('Must provide currency when amount_off is provided.', {
      code: 'parameter_missing',
      param: 'currency',
    })
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalid('Invalid decimal: must be between 0 and 100.', { param: 'percent_off' })
  if ((duration === 'repeating') !== (months !== undefined))
    throw invalid('`duration_in_months` must be set for, and only for, the duration `repeating`.', {
      param: 'duration_in_months',
    })
}
