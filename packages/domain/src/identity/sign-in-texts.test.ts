import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'
import { corporateRealmMessage, lmsMessage } from './realm-messages.ts'
import { tooManyTries } from './sign-in-messages.ts'

it.each([
  ['402', 'There is no corporate account associated with this email address.'],
  ['404', 'There is no corporate account associated with this address.'],
  [
    '501',
    "Corporate login for this email address is not supported. It's likely your employer has not yet arranged single sign-on access.",
  ],
  ['500', 'There is no account associated with the given address.'],
  ['toString', 'There is no account associated with the given address.'],
])('A corporate lookup that returns %s shows its message', (code, message) =>
  expect(corporateRealmMessage(code)).toBe(message),
)

it.each([
  ['404', "LMS provider not found, can't direct request."],
  ['501', "LMS provider misconfigured, can't direct request."],
  ['400', "LMS link is misconfigured, can't direct request."],
  ['422', "LMS provider not set, can't direct request."],
  ['503', 'LMS provider unavailable, please try again later.'],
])('An LMS lookup that returns %s shows its message', (code, message) =>
  expect(lmsMessage(code)).toBe(message),
)

test('The message after too many tries tells the wait in minutes', () => {
  expect(tooManyTries(61)).toBe('Too many tries. Please try again in 2 minutes.')
})

test('A text that is encoded as base64url is decoded to itself', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200, minLength: 1 }),
      (text) => fromBase64url(toBase64url(text)) === text,
    ),
  )
})

it.each(['', 'a b', 'ä', '!!!!', '_w', 'a'.repeat(2_049), null, 7, '====='])(
  'The input %j is not decoded as base64url',
  (encoded) => {
    expect(fromBase64url(encoded)).toBeNull()
  },
)
