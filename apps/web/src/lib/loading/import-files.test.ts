import { afterEach, expect, test, vi } from 'vitest'
import { importWithFiles } from './import-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const script = () =>
  new Response('', { headers: { 'content-type': 'application/javascript; charset=utf-8' } })

test('A part is not imported before all its scripts have loaded, and a script that failed is requested again', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const ask = vi.fn((url: string) =>
    url === '/assets/b.js' ? Promise.reject(new TypeError('no network')) : Promise.resolve(script()),
  )
  vi.stubGlobal('fetch', ask)
  const files = ['assets/a.js', 'assets/b.js']
  await expect(importWithFiles(load, files)).rejects.toThrow('no network')
  expect(load).not.toHaveBeenCalled()
  ask.mockImplementation(() => Promise.resolve(script()))
  expect(await importWithFiles(load, files)).toBe('part')
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js'])
})

test.each([
  [
    'the page of a guest network',
    () => new Response('<p>Welcome!', { headers: { 'content-type': 'text/html' } }),
  ],
  ['the refusal of a busy server', () => new Response('', { status: 503, headers: script().headers })],
])('A part is not imported if the answer for one of its scripts is %s', async (what, answer) => {
  const load = vi.fn(() => Promise.resolve('part'))
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  await expect(importWithFiles(load, [`assets/${what}.js`])).rejects.toThrow('is no script')
  expect(load).not.toHaveBeenCalled()
})

test('A file that the page itself names is not fetched a second time', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/first.js"><link rel="stylesheet" href="/assets/styles.css">'
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked for')))
  expect(await importWithFiles(() => Promise.resolve('part'), ['assets/first.js', 'assets/styles.css'])).toBe(
    'part',
  )
})

test('A part waits for its style sheets, and is not imported when they fail to load', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const append = vi.spyOn(document.head, 'append')
  append.mockImplementation((link) =>
    queueMicrotask(() => (link as Element).dispatchEvent(new Event('error'))),
  )
  await expect(importWithFiles(load, ['assets/more.css'])).rejects.toThrow('did not load')
  append.mockImplementation((link) =>
    queueMicrotask(() => (link as Element).dispatchEvent(new Event('load'))),
  )
  expect(await importWithFiles(load, ['assets/more.css'])).toBe('part')
  append.mockRestore()
})
