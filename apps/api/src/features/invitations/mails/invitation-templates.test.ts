import { expect, test } from 'vitest'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { invitationKeptTemplate } from './invitation-templates.ts'
import { activationTemplate } from './signup-templates.ts'

const person = { to: 'nia@school.example', firstName: 'Nia' }

test('The confirmation of a pass that begins later says when it begins, and when the activation link comes', () => {
  const facts = { ...person, passTitle: 'Spring Cohort', beginsAt: Date.UTC(2026, 11, 14, 9) }
  const kept = (next: 'activation' | 'opening') =>
    invitationKeptTemplate({ kind: 'invitation-kept', ...facts, next }, SCHOOL)
  expect(kept('activation').facts).toEqual([
    { name: 'Begins', value: 'Monday, December 14, 2026, 09:00 UTC' },
    { name: 'Activation link', value: 'On the day it begins, to this address' },
  ])
  expect(JSON.stringify(kept('opening'))).not.toContain('link')
})

test('The activation mail names the lifetime that the link has', () => {
  const template = activationTemplate({ kind: 'activation', ...person, link: '/set-password' }, SCHOOL)
  expect(template.notes).toContain(
    `The link works once, within the next ${durationText(LIFETIMES.activation)}.`,
  )
})
