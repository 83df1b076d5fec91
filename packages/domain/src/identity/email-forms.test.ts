import { expect, it, test } from 'vitest'
import { isEmail, normalizeEmail } from './email.ts'
import { checkProfile } from './federated-profile.ts'
import { isAllowedAddress } from '../invitations/email-domain.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

// All spellings of one mailbox are one account and share one mail limit. docs/product/sign-in.md#email-addresses

it.each([
  ['full-width letters of the domain', 'mike@ｅｖｉｌ.example'],
  ['full-width letters of the name', 'ｍｉｋｅ@evil.example'],
  ['a full-width at sign', 'mike＠evil.example'],
  ['a full-width dot', 'mike@evil．example'],
  ['an ideographic dot', 'mike@evil。example'],
  ['a half-width ideographic dot', 'mike@evil｡example'],
  ['mathematical letters', 'mike@𝐞𝐯𝐢𝐥.example'],
  ['enclosed letters', 'mike@ⓔⓥⓘⓛ.example'],
  ['the Kelvin sign', 'mi\u212Ae@evil.example'],
  ['a trailing dot', 'mike@evil.example.'],
  ['capitals and spaces', '  MIKE@Evil.Example '],
  ['a zero-width space and a byte order mark at its ends', '\u200Bmike@evil.example\uFEFF'],
  ['direction marks at its ends', '\u202Amike@evil.example\u202C\u200F'],
  ['hard spaces and a soft hyphen at its ends', '\u00A0mike@evil.example\u00AD\u00A0'],
  ['a filler at its end', 'mike@evil.example\u3164'],
  ['mailto before it', 'mailto:mike@evil.example'],
  ['mailto before it and a subject behind it', 'MailTo:mike@evil.example?subject=Hi%20there'],
  ['angle brackets', '<mike@evil.example>'],
  ['the name of its owner', 'Mike "Mo" Park <mike@evil.example>;'],
  ['a link in angle brackets', '<mailto:mike@evil.example>'],
  ['quotation marks', '“mike@evil.example”'],
  ['a comma behind it', 'mike@evil.example, '],
  ['a semicolon behind it', 'mike@evil.example;\u200B'],
])('An e-mail address with %s is normalized to the plain address', (_, form) => {
  expect(isEmail(form)).toBe(true)
  expect(normalizeEmail(form)).toBe('mike@evil.example')
})

it.each([
  ['oﬀice@evil.example', 'office@evil.example'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@BU\u0308CHER.example', 'a@xn--bcher-kva.example'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['a@straße.example', 'a@xn--strae-oqa.example'],
  ['ΝΙΚΟΣ@evil.example', 'νικοσ@evil.example'],
  ['νικος@evil.example', 'νικοσ@evil.example'],
])('The e-mail address %j is normalized to %j, which normalizes to itself', (typed, kept) => {
  expect(isEmail(typed)).toBe(true)
  expect(normalizeEmail(typed)).toBe(kept)
  expect(normalizeEmail(kept)).toBe(kept)
})

it.each([
  ['a soft hyphen in the name', 'mi\u00ADke@evil.example'],
  ['a soft hyphen in the domain', 'mike@ev\u00ADil.example'],
  ['a zero-width joiner', 'mi\u200Dke@evil.example'],
  ['a byte order mark inside', 'mi\uFEFFke@evil.example'],
  ['a Hangul filler', 'mi\u3164ke@evil.example'],
  ['a dotless i', 'm\u0131ke@evil.example'],
  ['a capital i with a dot', 'M\u0130KE@evil.example'],
  ['a NUL', 'mi\u0000ke@evil.example'],
  ['a lone surrogate', 'mi\uD800ke@evil.example'],
  ['a path behind the domain', 'mike@evil.example/a'],
  ['a port', 'mike@evil.example:80'],
  ['a percent sign in the domain', 'mike@ev%69l.example'],
  ['an account of, which is not one letter', 'mike@℀.example'],
  ['a second at sign', 'mike＠a.example@evil.example'],
  ['two trailing dots', 'mike@evil.example..'],
  ['a second address in angle brackets', '<mike@evil.example> <nia@evil.example>'],
  ['a second address behind a comma', 'mike@evil.example, nia@evil.example'],
  ['a header behind it', '<mike@evil.example>\nBcc: nia@evil.example'],
  ['an exclamation mark behind it', 'mike@evil.example!'],
  ['an address of numbers', 'mike@１２７.1'],
])('An e-mail address with %s is refused', (_, form) => expect(isEmail(form)).toBe(false))

test('A pass compares the domains of e-mail addresses in their normalized form', () => {
  expect(isAllowedAddress('a@ｗｏｒｋ．example', ['work.example'])).toBe(true)
  expect(isAllowedAddress('a@xn--bcher-kva.example', ['Bücher.example'])).toBe(true)
  expect(isAllowedAddress('a@sub.work.example', ['work.example'])).toBe(false)
})

test('A realm may assert e-mail addresses of its domain in any spelling', () => {
  const claims = { emails: ['a@BÜCHER.example'], emailVerified: true }
  expect(checkProfile(claims, ['bücher.example'])).toEqual({
    kind: 'accepted',
    email: 'a@xn--bcher-kva.example',
  })
})

test('A hundred thousand brackets or commas before an e-mail address are checked within a fifth of a second', () => {
  const time = processorTimeOf(() => {
    for (const text of ['<', ',', '"', 'mailto:', '\u200b'])
      expect(isEmail(text.repeat(100_000 / text.length) + 'a@b.example')).toBe(text === '\u200b')
  })
  expect(time).toBeLessThan(200)
})

test('A provider cannot assert an ASCII e-mail address by characters that look like it', () => {
  for (const email of ['mi\u212Ae@evil.example', 'ｍike@evil.example'])
    expect(checkProfile({ emails: [email], emailVerified: true }, null).kind).toBe('refused')
})
