import { expect, test } from 'vitest'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { AccountMail } from './account-letters.ts'
import { accountLetter } from './account-letters.ts'
import { SCHOOL } from './letter.fixture.ts'

const to = 'nia@school.example'
const text = (mail: AccountMail) => JSON.stringify(accountLetter(mail, SCHOOL))

test.each(['password-code', 'set-password-code'] as const)(
  'the %s mail names the lifetime that the code has',
  (kind) => {
    const told = text({ kind, to, code: '123456' })
    expect(told.match(/valid for ([^"]*?) and works once/)?.[1]).toBe('15 minutes')
    expect(told).toContain(durationText(LIFETIMES.mailedCode))
    expect(told).not.toContain('10 minutes')
  },
)

test('the activation mail names the lifetime that the link has', () => {
  const told = text({ kind: 'activation', to, firstName: 'Nia', link: '/set-password' })
  expect(told).toContain(`within the next ${durationText(LIFETIMES.activation)}.`)
})
