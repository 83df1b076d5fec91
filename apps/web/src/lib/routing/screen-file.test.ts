import { createLazyRoute } from '@tanstack/react-router'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { FileMissing } from '../loading/load-file.ts'
import { screenFile } from './screen-file.ts'

afterEach(() => {
  document.querySelector('head script')?.remove()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const MISSING = new TypeError('Failed to fetch dynamically imported module')
const screen = createLazyRoute('/login')({ component: () => null })
const load = (name: string) => Promise.resolve(`Hello ${name}`)

/** Opens the page with release 1 and lets the server have another one. */
function release(onServer: string): void {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-1.js"></script>')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script src="/assets/${onServer}"></script>`)))
}

test('The loader and what the router shows come with one file, which is asked for once', async () => {
  const importFile = vi.fn(() => Promise.resolve({ screen, load }))
  const file = screenFile(importFile)
  expect(importFile).not.toHaveBeenCalled()
  expect(await Promise.all([file.load('Nia'), file.screen()])).toEqual(['Hello Nia', screen])
  expect(importFile).toHaveBeenCalledOnce()
})

test('A screen reports a missing file and loads it again the next time', async () => {
  release('index-2.js')
  const importFile = vi.fn(() => Promise.reject<{ screen: typeof screen; load: typeof load }>(MISSING))
  const file = screenFile(importFile)
  await expect(file.screen()).rejects.toEqual(new FileMissing(true))
  importFile.mockImplementation(() => Promise.resolve({ screen, load }))
  expect(await file.screen()).toBe(screen)
})

test('A page of the current release is not outdated', async () => {
  release('index-1.js')
  const file = screenFile(() => Promise.reject<{ screen: typeof screen }>(MISSING))
  await expect(file.screen()).rejects.toMatchObject({ outdated: false })
})
