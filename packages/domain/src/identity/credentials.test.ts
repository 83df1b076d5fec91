import { expect, it, test } from 'vitest'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { isStrongPassword, passwordChecklist } from './password-policy.ts'
import { changePasswordForm, emailForm, loginForm, newPasswordForm } from './sign-in-forms.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

it.each(['member@demo.school', ' a.b+c@x-y.example ', "o'brien@a.co", 'ü@bücher.example', 'A@B.COM'])(
  'The e-mail address %j is accepted',
  (email) => expect(emailForm.parse({ email })).toEqual({ email: email.trim() }),
)

it.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b..de',
  'a..b@c.de',
  '.a@b.de',
  'a.@b.de',
  'a@-b.de',
  'a@b-.de',
  'a@b.c',
  'a@b@c.de',
  'a,b@c.de',
  '<a@b.de',
  'a@b.de\nBcc: x@y.de',
  `${'a'.repeat(65)}@b.de`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
])('The e-mail address %j is refused', (email) =>
  expect(problemsOf(emailForm, { email })).toEqual({ email: 'Invalid email address.' }),
)

test('An empty text is not an e-mail address', () => expect(isEmail('')).toBe(false))

test('A long hostile e-mail address is refused at once', () => {
  const time = processorTimeOf(() => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBe(false)
    expect(isEmail(`a@${'b.'.repeat(120)}!`)).toBe(false)
  })
  expect(time).toBeLessThan(100)
})

test('E-mail addresses are normalized by trimming and lower case', () => {
  expect(normalizeEmail(' Member@Demo.School ')).toBe('member@demo.school')
})

const unmet = (password: string) =>
  passwordChecklist(password).flatMap(({ met, message }) => (met ? [] : [message]))

it.each([
  ['Section-demo-1', []],
  ['Sek-1öß8', []],
  ['SECTION-1', ['Password must contain a lower case letter']],
  ['section-1', ['Password must contain an upper case letter']],
  ['Section11', ['Password must contain a special character']],
  ['Section--', ['Password must contain a number']],
  ['Sec-1', ['Password must contain at least 8 characters']],
  ['Section 11', ['Password must contain a special character']],
])('The password %j lacks %j', (password, messages) => {
  expect(unmet(password)).toEqual(messages)
  expect(isStrongPassword(password)).toBe(messages.length === 0)
})

test('An empty login form names the missing values', () => {
  expect(problemsOf(loginForm, { email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required.',
  })
})

test('The login form trims the e-mail address and leaves the password as it was typed', () => {
  expect(loginForm.parse({ email: ' nia@example.com ', password: ' Right-horse-7 ' })).toEqual({
    email: 'nia@example.com',
    password: ' Right-horse-7 ',
  })
})

test('The form of a new password requires a strong, confirmed password even before the code is entered', () => {
  const values = { code: ' ', password: 'short', confirmation: 'shorter' }
  expect(problemsOf(newPasswordForm, values)).toEqual({
    code: 'Code is required.',
    password:
      'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.',
    confirmation: 'Passwords must match.',
  })
  expect(problemsOf(newPasswordForm, { code: '1', password: '', confirmation: '' })).toEqual({
    password:
      'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.',
  })
})

test('A new password without its confirmation, and a confirmation without its password, do not match', () => {
  for (const typed of [{ password: 'First-horse-1' }, { confirmation: 'First-horse-1' }])
    expect(
      problemsOf(newPasswordForm, { code: '1', password: '', confirmation: '', ...typed }),
    ).toHaveProperty('confirmation', 'Passwords must match.')
})

test('The form that changes a password refuses the current one as the new one, and asks for what is missing', () => {
  const same = { current: 'First-horse-1', password: 'First-horse-1', confirmation: 'First-horse-1' }
  expect(problemsOf(changePasswordForm, same)).toEqual({
    password: 'Please choose a password that differs from the current one.',
  })
  expect(problemsOf(changePasswordForm, { ...same, current: 'First-horse-2' })).toEqual({})
  expect(problemsOf(changePasswordForm, { current: '', password: '', confirmation: '' })).toEqual({
    current: 'Password is required.',
    password:
      'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.',
  })
})

test('The form of a new password trims the code and leaves the passwords as they were typed', () => {
  const passwords = { password: ' First-horse-1 ', confirmation: ' First-horse-1 ' }
  expect(newPasswordForm.parse({ code: ' 123456 ', ...passwords })).toEqual({ code: '123456', ...passwords })
})

test('An empty password meets none of the five requirements', () => expect(unmet('')).toHaveLength(5))
