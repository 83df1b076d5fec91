import { expect, test } from 'vitest'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { codeTemplate, passwordChangedTemplate } from './account-templates.ts'

const to = 'nia@school.example'

test.each(['password-code', 'set-password-code'] as const)(
  'The mail %s names the lifetime that the code has',
  (kind) => {
    const text = JSON.stringify(codeTemplate({ kind, to, code: '123456' }, SCHOOL))
    expect(text.match(/valid for ([^"]*?) and works once/)?.[1]).toBe('15 minutes')
    expect(text).toContain(durationText(LIFETIMES.mailedCode))
    expect(text).not.toContain('10 minutes')
  },
)

const changed = (by: 'code' | 'password') =>
  passwordChangedTemplate(
    { kind: 'password-changed', to, firstName: 'Nia', changedAt: Date.UTC(2026, 5, 3, 14, 5), by },
    SCHOOL,
  )

test('The mail after a change of password says when it was and what to do', () => {
  const template = changed('code')
  expect(template.facts).toEqual([{ name: 'When', value: 'Wednesday, June 3, 2026, 14:05 UTC' }])
  expect(template.button).toEqual({ text: 'It was not me', link: `${SCHOOL.origin}/forgot-password` })
  expect(template.paragraphs.join(' ')).toContain('you were signed out everywhere')
  expect(template.notes.join(' ')).toContain('somebody may read your mail')
  expect(template.notes.join(' ')).toContain(SCHOOL.supportEmail)
  expect(template.unsubscribable).toBe(false)
})

test('The mail after a change by the current password says that only the other devices were signed out', () => {
  const template = changed('password')
  expect(template.paragraphs.join(' ')).toContain('you were signed out on all other devices')
  expect(template.notes.join(' ')).toContain('somebody knows your password')
  expect(template.notes.join(' ')).toContain(SCHOOL.supportEmail)
})
