import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { ValueRefused } from './outbox-kind.ts'
import { answeredLater, endTest, offline, openTab, settle, TestBrowser } from './test-browser.fixture.ts'

// All tabs of a browser show and send the same values.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

describe('Two tabs', () => {
  test('show and send what the other has kept', async () => {
    const first = openTab(offline())
    const second = openTab(undefined, first.browser)
    first.outbox.put('a', 'x')
    await settle()
    first.close()
    expect(second.outbox.pending('a')).toBe('x')
    await second.outbox.flush()
    expect(second.send.mock.calls).toEqual([['a', 'x', 0]])
    expect(second.outbox.pending('a')).toBeUndefined()
  })

  test('keep the value that one of them puts while the other sends an older one', async () => {
    const { send, resolve } = answeredLater()
    const first = openTab(send)
    const second = openTab(offline(), first.browser)
    first.outbox.put('a', 'x')
    second.outbox.put('a', 'y')
    resolve()
    await settle()
    expect(send.mock.calls.map(([, value]) => value)).toEqual(['x', 'y'])
  })

  test('show the same once all of the storage was cleared', async () => {
    const first = openTab(offline())
    first.outbox.put('a', 'x')
    first.browser.values.clear()
    first.browser.tell(null, null)
    await settle()
    expect(first.outbox.pending('a')).toBeUndefined()
  })

  test('hear nothing of the values of another outbox', async () => {
    const { outbox, browser } = openTab()
    const listener = vi.fn<() => void>()
    const stop = outbox.subscribe(listener)
    browser.tell('other:u1:a', 'null')
    await settle()
    expect(listener).not.toHaveBeenCalled()
    browser.tell('box:u1:a', null)
    await settle()
    expect(listener).toHaveBeenCalled()
    stop()
    listener.mockClear()
    browser.tell('box:u1:a', null)
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })
})

const ANSWER_MS = 20

/** Opens two tabs whose screens show an unsent value, else the loaded one; `drawn` returns the values that were shown. */
function openScreens(send: (value: string) => Promise<string>, { answerMs = ANSWER_MS } = {}) {
  showMember('u1')
  const browser = new TestBrowser()
  browser.delayMs = 3
  const open = () => {
    let loaded = 'old'
    const drawn: string[] = []
    const tab = browser.open<string, string>({
      name: 'box',
      send: async (_key, value) => {
        await new Promise((resolve) => setTimeout(resolve, answerMs))
        return send(value)
      },
      saved: (_key, answer) => void (loaded = answer),
      refused: () => undefined,
    })
    tab.outbox.subscribe(() => drawn.push(tab.outbox.pending('a') ?? loaded))
    return { ...tab, drawn: () => drawn.filter((value, at) => value !== drawn[at - 1]) }
  }
  return [open(), open()] as const
}

describe('A second tab shows a value', () => {
  test('from when the first has put it until it has the server’s answer, and never the old one again', async () => {
    const [first, second] = openScreens((value) => Promise.resolve(value))
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(100)
    expect([first.drawn(), second.drawn()]).toEqual([['new'], ['new']])
    expect(second.outbox.pending('a')).toBeUndefined()
  })

  test('that the server answers differently as the server has it', async () => {
    const [first, second] = openScreens(() => Promise.resolve('of another device'))
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(100)
    expect([first.drawn(), second.drawn()]).toEqual([
      ['new', 'of another device'],
      ['new', 'of another device'],
    ])
  })

  test('that the server refuses no more', async () => {
    const [first, second] = openScreens(() => Promise.reject(new ValueRefused('No.')))
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(100)
    expect([first.drawn().at(-1), second.drawn().at(-1)]).toEqual(['old', 'old'])
  })

  test('that was sent before it hears of it, and never the old one in between', async () => {
    const [first, second] = openScreens((value) => Promise.resolve(value), { answerMs: 1 })
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(100)
    first.outbox.put('a', 'newer')
    await vi.advanceTimersByTimeAsync(100)
    expect(second.drawn()).not.toContain('old')
    expect(second.drawn().at(-1)).toBe('newer')
  })

  test('that it puts itself while it hears of an older answer', async () => {
    const [first, second] = openScreens((value) => Promise.resolve(value))
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(ANSWER_MS + 1)
    second.outbox.put('a', 'newer')
    await vi.advanceTimersByTimeAsync(100)
    expect([first.drawn(), second.drawn()]).toEqual([
      ['new', 'newer'],
      ['new', 'newer'],
    ])
  })

  test('no more when it comes back after it was put aside, and has heard nothing', async () => {
    const [first, second] = openScreens((value) => Promise.resolve(value))
    first.outbox.put('a', 'new')
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1)
    expect(second.outbox.pending('a')).toBe('new')
    second.sleep()
    await vi.advanceTimersByTimeAsync(100)
    second.fire('pageshow', { persisted: true })
    expect(second.outbox.pending('a')).toBeUndefined()
  })
})
