import { afterEach, expect, test, vi } from 'vitest'
import { signedOutNotice } from '../lib/session/stored-texts.ts'
import { createSessionEndHandler } from './session-end.ts'

afterEach(() => sessionStorage.clear())

/** A page at an address, and where it went when the session ended. */
function pageAt(href: string) {
  const went: string[] = []
  const forget = vi.fn()
  const follow = createSessionEndHandler({
    href: () => href,
    open: async (to) => void went.push(to),
    forget,
  })
  return { follow, went, forget }
}

test('after signing out on purpose the address carries no way back, and the login page can say so', async () => {
  const { follow, went, forget } = pageAt('/courses?m=saved')
  await follow('signed-out')
  expect(went).toEqual(['/login'])
  expect(signedOutNotice.read()).toBe('You are signed out.')
  expect(forget).toHaveBeenCalledOnce()
})

test('a session that expired keeps its way back, and is not called signed out', async () => {
  const { follow, went } = pageAt('/courses?m=saved')
  await follow('expired')
  expect(went).toEqual(['/login?redirectPath=%2Fcourses%3Fm%3Dsaved'])
  expect(signedOutNotice.read()).toBeNull()
})

test('what the screens that are left still ask, and are refused, does not bring the way back', async () => {
  const { follow, went } = pageAt('/courses')
  await Promise.all([follow('signed-out'), follow('expired')])
  expect(went).toEqual(['/login'])
})

test('a session that expires on the login page leads nowhere', async () => {
  const { follow, went, forget } = pageAt('/login?redirectPath=%2Fcourses')
  await follow('expired')
  expect(went).toEqual([])
  expect(forget).toHaveBeenCalledOnce()
})
