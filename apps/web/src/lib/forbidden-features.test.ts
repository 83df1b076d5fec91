import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './loading/load-file.ts'
import { browserStorage, storedValue } from './stored-value.ts'
import { openTabChannel } from './tabs/tab-channel.ts'
import { takeTabLock, withTabLock } from './tabs/tab-lock.ts'

// The app has to work without the features of a browser that may be missing or forbidden.

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function forbidStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid)
}

/** Makes the storage refuse new values and keep those that it has. */
function fillStorage(): void {
  const { localStorage: storage } = window
  const full = {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: forbid,
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
}

test.each([
  ['that forbids storage', forbidStorage],
  ['whose storage is full', fillStorage],
])('A browser %s keeps new values until the page is left, and forgets older ones', (what, prepare) => {
  const value = storedValue<string>(what, browserStorage)
  value.write('older')
  prepare()
  expect(value.write('x')).toBe(false)
  expect(storedValue<string>(what, browserStorage).read()).toBe('x')
  expect(value.consume()).toBe('x')
  expect(value.read()).toBeNull()
})

test('A page reloads for a new release only if the tab can remember that, since it would otherwise reload forever', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  sessionStorage.clear()
  forbidStorage()
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['lacks channels', undefined],
  [
    'forbids channels',
    vi.fn(function refuse() {
      forbid()
    }),
  ],
])('A tab of a browser that %s hears nothing of other tabs', (_what, Channel) => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const channel = openTabChannel('changes')
  const stop = channel.listen(() => expect.unreachable())
  channel.post('u1')
  stop()
})

const NO_LOCKS = [
  ['lacks locks', {}],
  [
    'forbids locks',
    { locks: { request: () => Promise.reject(new DOMException('insecure', 'SecurityError')) } },
  ],
  [
    'forbids to ask for locks',
    {
      get locks() {
        return forbid()
      },
    },
  ],
] as const

test.each(NO_LOCKS)('In a browser that %s every tab has every lock', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { signal } = new AbortController()
  expect([await takeTabLock('l', signal), await takeTabLock('l', signal)]).toEqual([true, true])
})

test.each(NO_LOCKS)(
  'In a browser that %s the work of a tab is done one after the other',
  async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const done: string[] = []
    const work = (name: string) => async () => {
      done.push(`${name} starts`)
      await Promise.resolve()
      done.push(`${name} ends`)
      if (name === 'first') throw new Error('it fails')
    }
    const first = withTabLock('l', work('first'))
    const second = withTabLock('l', work('second'))
    await expect(first).rejects.toThrow('it fails')
    await second
    expect(done).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  },
)

test('A task that fails under a lock is not run again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => Promise<void>) => run() } })
  const work = vi.fn(() => Promise.reject(new Error('it fails')))
  await expect(withTabLock('l', work)).rejects.toThrow('it fails')
  expect(work).toHaveBeenCalledOnce()
})
