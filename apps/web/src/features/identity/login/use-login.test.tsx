import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { typedEmail } from '../../../lib/sign-in/stored-texts.ts'
import { useLogin } from './use-login.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const useLoginForm = () => useLogin(() => {}).form

test('The login form begins with the address that was typed into another form of this tab', () => {
  typedEmail.write('nia@example.com')
  expect(renderHook(useLoginForm).result.current.values).toEqual({ email: 'nia@example.com', password: '' })
})

test('The login form keeps the address that is typed into it for the next form, and no password', () => {
  const { result } = renderHook(useLoginForm)
  act(() => result.current.setValues({ email: 'omar@example.com', password: 'horse-7' }))
  expect(typedEmail.read()).toBe('omar@example.com')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse-7')
})

test('The login form shows that an address is invalid once its field loses the focus', () => {
  const { result } = renderHook(useLoginForm)
  act(() => result.current.setFieldValue('email', 'nia'))
  expect(result.current.getInputProps('email').error).toBeFalsy()
  act(() => {
    result.current.getInputProps('email').onBlur()
  })
  expect(result.current.getInputProps('email').error).toBe('Invalid email address.')
})
