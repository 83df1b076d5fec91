import { expect, test } from 'vitest'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { AccountMail } from './account-templates.ts'
import { accountTemplate } from './account-templates.ts'
import { SCHOOL } from './mail-template.fixture.ts'

const to = 'nia@school.example'
const text = (mail: AccountMail) => JSON.stringify(accountTemplate(mail, SCHOOL))

test.each(['password-code', 'set-password-code'] as const)(
  'the %s mail names the lifetime that the code has',
  (kind) => {
    const told = text({ kind, to, code: '123456' })
    expect(told.match(/valid for ([^"]*?) and works once/)?.[1]).toBe('15 minutes')
    expect(told).toContain(durationText(LIFETIMES.mailedCode))
    expect(told).not.toContain('10 minutes')
  },
)

test('the confirmation of what begins later says when it begins, and when the activation link comes', () => {
  const beginsAt = Date.UTC(2026, 11, 14, 9)
  const facts = { to, firstName: 'Nia', passTitle: 'Spring Cohort', beginsAt }
  const told = accountTemplate({ kind: 'invitation-kept', ...facts, next: 'activation' }, SCHOOL)
  expect(told.facts).toEqual([
    { name: 'Begins', value: 'Monday, December 14, 2026, 09:00 UTC' },
    { name: 'Activation link', value: 'On the day it begins, to this address' },
  ])
  expect(text({ kind: 'invitation-kept', ...facts, next: 'opening' })).not.toContain('link')
})

test('the mail after a change of password says when it was and what to do', () => {
  const mail = {
    kind: 'password-changed',
    to,
    firstName: 'Nia',
    changedAt: Date.UTC(2026, 5, 3, 14, 5),
  } as const
  const template = accountTemplate(mail, SCHOOL)
  expect(template.facts).toEqual([{ name: 'When', value: 'Wednesday, June 3, 2026, 14:05 UTC' }])
  expect(template.button).toEqual({ text: 'It was not me', link: `${SCHOOL.origin}/forgot-password` })
  expect(template.notes.join(' ')).toContain(SCHOOL.supportEmail)
  expect(template.unsubscribable).toBe(false)
})

test('the activation mail names the lifetime that the link has', () => {
  const told = text({ kind: 'activation', to, firstName: 'Nia', link: '/set-password' })
  expect(told).toContain(`within the next ${durationText(LIFETIMES.activation)}.`)
})
