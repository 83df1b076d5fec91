import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import { listPage, pageParams } from '../http/list-page.ts'
import { fields, integer, anyText } from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { addTestClock } from '../objects/test-clock.ts'

const nothing = fields({}, {})

export const TEST_CLOCKS = [
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    fields({ frozen_time: integer }, { name: anyText }),
    ({ account, params: { frozen_time: time, name = null } }) => addTestClock(account, time, name),
  ),
  route('GET', '/v1/test_helpers/test_clocks', fields({}, pageParams), ({ account, params, path }) =>
    listPage(path, account.objects.testClocks.values(), params),
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', nothing, ({ account, id }) =>
    account.need('testClocks', id),
  ),
  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    fields({ frozen_time: integer }, {}),
    ({ account, id, params: { frozen_time: time } }) => {
      const clock = account.need('testClocks', id)
      if (time <= clock.frozen_time)
        throw invalid('Test clock can only be advanced forward.', { param: 'frozen_time' })
      changeAndTell(account, 'test_helpers.test_clock.ready', clock, { frozen_time: time })
      // Stripe needs a while and says `advancing` meanwhile; here all of it has happened when the answer comes.
      account.runDue()
      return clock
    },
  ),
]
