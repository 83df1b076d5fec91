import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTypedEmail } from '../../lib/typed-email.ts'
import { DrawnForm } from './drawn-form.ts'
import { watchDrawnLogin } from './early-submit.ts'

// The login form that the server sent, before the app is there. Specification 1, section 5; docs/decisions/first-paint.md.

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><form method="dialog"><input name="email"><input name="password">
    <button type="button" aria-pressed="false">Show</button><button type="submit" disabled>Log in</button></form></div>`
  watchDrawnLogin()
})
afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const submit = () => found('button[type="submit"]')
const isDisabled = () => submit().hasAttribute('disabled')

function field(name: string): HTMLInputElement {
  const element = found(`input[name="${name}"]`)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no field.`)
  return element
}

function type(name: string, value: string): void {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('the button of the drawn form takes clicks once both fields are filled in', () => {
  type('email', 'nia@example')
  type('password', 'x')
  expect(isDisabled()).toBe(true)
  type('email', 'nia@example.com')
  expect(isDisabled()).toBe(false)
})

test('a submit before the app is there is kept for it, once, and leads nowhere', () => {
  type('email', 'nia@example.com')
  type('password', 'Right-horse-7')
  const drawn = new DrawnForm()
  const event = new Event('submit', { bubbles: true, cancelable: true })
  found('form').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(submit().getAttribute('aria-busy')).toBe('true')
  found('form').remove()
  expect([drawn.takeSubmit(), drawn.takeSubmit()]).toEqual([true, false])
})

test('an Enter of a password manager that fills in fields without a word is kept too', () => {
  field('email').value = 'nia@example.com'
  field('password').value = 'Right-horse-7'
  press(field('password'), 'Enter')
  expect(new DrawnForm().takeSubmit()).toBe(true)
})

test.each([
  ['an Enter while a field is empty', () => press(field('email'), 'Enter')],
  [
    'a submit while a field is empty',
    () => found('form').dispatchEvent(new Event('submit', { cancelable: true })),
  ],
  [
    'an Enter on the button that shows the password',
    () => {
      type('password', 'Right-horse-7')
      press(found('button[aria-pressed]'), 'Enter')
    },
  ],
  [
    'a submit after which the password was changed',
    () => {
      type('password', 'Right-horse')
      found('form').dispatchEvent(new Event('submit', { cancelable: true }))
      type('password', 'Right-horse-7')
    },
  ],
])('%s is not kept', (_what, act) => {
  type('email', 'nia@example.com')
  act()
  expect(new DrawnForm().takeSubmit()).toBe(false)
})

test('the address that is typed there is kept for the other forms', () => {
  type('email', 'nia@example.com')
  expect(readTypedEmail()).toBe('nia@example.com')
})

test('without a drawn login form nothing is watched', () => {
  document.body.innerHTML = '<div id="root"><form><input name="email"></form></div>'
  expect(watchDrawnLogin).not.toThrow()
})
