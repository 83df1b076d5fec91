import { decideDispute } from '../billing/dispute.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { anyText, fields } from '../http/read-params.ts'
import { route } from '../http/route.ts'

const nothing = fields({}, {})

export const DISPUTES = [
  route(
    'GET',
    '/v1/disputes',
    fields({}, { ...pageParams, ...createdParam, charge: anyText, payment_intent: anyText }),
    ({ account, params, path }) => {
      const { charge, payment_intent: intent } = params
      const found = [...account.objects.disputes.values()].filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (intent === undefined || dispute.payment_intent === intent),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/disputes/:id', nothing, ({ account, id }) => account.need('disputes', id)),
  // Who closes a dispute gives the money up.
  route('POST', '/v1/disputes/:id/close', nothing, ({ account, id }) =>
    decideDispute(account, account.need('disputes', id), 'lost'),
  ),
]
