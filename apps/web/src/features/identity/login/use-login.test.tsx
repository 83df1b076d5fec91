import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { typedEmail } from '../../../lib/session/stored-texts.ts'
import { useLogin } from './use-login.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const useForm = () => useLogin(() => {})

test('The login form begins with the address that was typed into another form of this tab', () => {
  typedEmail.write('nia@example.com')
  expect(renderHook(useForm).result.current.values).toEqual({ email: 'nia@example.com', password: '' })
})

test('The login form keeps the address that is typed into it for the next form, and no password', () => {
  const { result } = renderHook(useForm)
  act(() => result.current.change({ email: 'omar@example.com', password: 'horse-7' }))
  expect(typedEmail.read()).toBe('omar@example.com')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse-7')
})

test('The login form tells that an address is wrong once its field was left', () => {
  const { result } = renderHook(useForm)
  act(() => result.current.change({ email: 'nia' }))
  expect(result.current.emailError).toBeNull()
  act(() => result.current.leaveEmail())
  expect(result.current.emailError).toBe('Invalid email address.')
})
