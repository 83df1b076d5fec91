import { afterEach, expect, test, vi } from 'vitest'
import { signedOutNotice } from '../lib/session/stored-texts.ts'
import { createSessionEndHandler } from './session-end.ts'

afterEach(() => sessionStorage.clear())

/** A page at an address with its session-end handler, and the addresses that it opens. */
function pageAt(href: string) {
  const opened: string[] = []
  const clearData = vi.fn()
  const handle = createSessionEndHandler({
    href: () => href,
    open: async (to) => void opened.push(to),
    clearData,
  })
  return { handle, opened, clearData }
}

test('signing out opens login with a notice and without a redirect path', async () => {
  const { handle, opened, clearData } = pageAt('/courses?m=saved')
  await handle('signed-out')
  expect(opened).toEqual(['/login'])
  expect(signedOutNotice.read()).toBe('You are signed out.')
  expect(clearData).toHaveBeenCalledOnce()
})

test('an expired sign-in opens login with a redirect path and without a notice', async () => {
  const { handle, opened } = pageAt('/courses?m=saved')
  await handle('expired')
  expect(opened).toEqual(['/login?redirectPath=%2Fcourses%3Fm%3Dsaved'])
  expect(signedOutNotice.read()).toBeNull()
})

test('a request that is refused during signing out adds no redirect path', async () => {
  const { handle, opened } = pageAt('/courses')
  await Promise.all([handle('signed-out'), handle('expired')])
  expect(opened).toEqual(['/login'])
})

test('a sign-in that expires on the login page opens nothing', async () => {
  const { handle, opened, clearData } = pageAt('/login?redirectPath=%2Fcourses')
  await handle('expired')
  expect(opened).toEqual([])
  expect(clearData).toHaveBeenCalledOnce()
})
