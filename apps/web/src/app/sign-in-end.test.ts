import { afterEach, expect, test, vi } from 'vitest'
import { signedOutNotice } from '../lib/sign-in/stored-texts.ts'
import { createSignInEndHandler } from './sign-in-end.ts'

afterEach(() => sessionStorage.clear())

/** Returns the sign-in-end handler of a page at an address, and the addresses that the handler opens. */
function pageAt(href: string) {
  const opened: string[] = []
  const clearData = vi.fn()
  const handle = createSignInEndHandler({
    href: () => href,
    open: async (to) => void opened.push(to),
    clearData,
  })
  return { handle, opened, clearData }
}

test('Signing out opens the login page with a notice and without a redirect path', async () => {
  const { handle, opened, clearData } = pageAt('/courses?m=saved')
  await handle('signed-out')
  expect(opened).toEqual(['/login'])
  expect(signedOutNotice.read()).toBe('You are signed out.')
  expect(clearData).toHaveBeenCalledOnce()
})

test('An expired sign-in opens the login page with a redirect path and without a notice', async () => {
  const { handle, opened } = pageAt('/courses?m=saved')
  await handle('expired')
  expect(opened).toEqual(['/login?redirectPath=%2Fcourses%3Fm%3Dsaved'])
  expect(signedOutNotice.read()).toBeNull()
})

test('A request that is refused during signing out adds no redirect path to the login page', async () => {
  const { handle, opened } = pageAt('/courses')
  await Promise.all([handle('signed-out'), handle('expired')])
  expect(opened).toEqual(['/login'])
})

test('A sign-in that expires on the login page opens no other page', async () => {
  const { handle, opened, clearData } = pageAt('/login?redirectPath=%2Fcourses')
  await handle('expired')
  expect(opened).toEqual([])
  expect(clearData).toHaveBeenCalledOnce()
})
