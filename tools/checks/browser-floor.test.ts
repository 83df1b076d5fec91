import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findAboveFloor } from './browser-floor.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-floor-'))
afterAll(() => rmSync(folder, { recursive: true }))

function found(name: string, text: string): Promise<string[]> {
  const file = join(folder, name)
  writeFileSync(file, text)
  return findAboveFloor(file)
}

test.each([
  ['a function of a class', 'a(RegExp.escape(b))', 'RegExp.escape'],
  ['a class', 'a(new URLPattern(b))', 'URLPattern'],
  ['a class of the window', 'a(window.CloseWatcher)', 'CloseWatcher'],
  ['a method that only the language has', 'a.getFloat16(0)', 'DataView.prototype.getFloat16'],
  ['a part of the device', 'navigator.gpu.requestAdapter()', 'navigator.gpu'],
  ['a part of the page', 'document.caretPositionFromPoint(1,2)', 'document.caretPositionFromPoint'],
  ['a syntax', 'a(/[\\w--\\d]/v)', 'syntax near'],
])('A built script with %s above the browser floor is reported', async (_what, text, name) => {
  expect((await found('main-1.js', text))[0]).toContain(name)
})

test('A built style sheet with a selector above the browser floor is reported', async () => {
  expect(await found('main-1.css', 'a{color:red}@media screen{details:open>b{color:red}}')).toEqual([
    'main-1.css: :open',
  ])
})

test.each([
  ['is replaced', 'a(URL.parse(b), Map.groupBy(c, d), e.union(f))'],
  ['belongs to other objects as well', 'a.use(b), c.dispose(), d.share()'],
  ['only has the name of a class', 'a({ URLPattern: 1 }).URLPattern'],
])('A function above the browser floor that %s is allowed', async (_what, text) => {
  expect(await found('main-1.js', text)).toEqual([])
})
