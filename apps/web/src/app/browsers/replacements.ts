// Replaces the functions that `younger-functions.ts` names in browsers that lack one of them. Other browsers never load
// this file.
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/from-async'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/iterator'
import 'core-js/actual/map/group-by'
import 'core-js/actual/object/group-by'
import 'core-js/actual/object/has-own'
import 'core-js/actual/promise/try'
import 'core-js/actual/promise/with-resolvers'
import 'core-js/actual/set'
import 'core-js/actual/structured-clone'
import 'core-js/actual/url/can-parse'
import 'core-js/actual/url/parse'

// core-js replaces functions of the language; the following ones belong to the browser.
if (!Object.hasOwn(AbortSignal, 'any')) AbortSignal.any = anySignal
if (!Object.hasOwn(AbortSignal, 'timeout')) AbortSignal.timeout = timeoutSignal

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}

function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds)
  return controller.signal
}
