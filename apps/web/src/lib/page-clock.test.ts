import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'

afterEach(() => {
  document.getElementById('prefetched')?.remove()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** Opens a page that the server has sent now, on a device whose clock is so many ms ahead, and reads its first answer. */
async function openPage(aheadMs: number, attribute = (sentAt: number) => `data-sent-at="${sentAt}"`) {
  const sentAt = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(sentAt + aheadMs)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(sentAt + aheadMs - 500)
  document.body.innerHTML = `<script type="application/json" id="prefetched" ${attribute(sentAt)}>[["flags",{},{}]]</script>`
  const { consumePrefetched } = await import('./graphql/prefetched-answers.ts')
  const { serverTime } = await import('./graphql/server-time.ts')
  expect(consumePrefetched('flags')).toEqual({})
  return (serverTime() ?? NaN) - sentAt
}

test.each([4 * HOUR_MS, -4 * HOUR_MS, 0])(
  'A page with answers tells the server’s time to a device whose clock is %i ms ahead, without a request',
  async (aheadMs) => {
    expect(await openPage(aheadMs)).toBe(0)
  },
)

test('A page tells the server’s time anew to a device whose clock was changed since the last page', async () => {
  await openPage(4 * HOUR_MS)
  vi.resetModules()
  vi.restoreAllMocks()
  expect(await openPage(0)).toBeLessThan(1000)
})

test('A page that does not say when it was sent tells no time', async () => {
  expect(await openPage(0, () => '')).toBeNaN()
})
