import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { openHome } from '../home.fixture.tsx'

afterEach(cleanup)

const ACME = {
  customerId: 'acme',
  name: 'Acme',
  logoUrl: null,
  accentColor: null,
  type: 'ENTERPRISE',
} as const
const withTutor = { ...ACME, enableProfAI: true, disableAIFeatures: false }

type Setting = NonNullable<Parameters<typeof openHome>[1]>

const tutor = async (setting: Setting) => {
  await openHome({}, { flags: { profAimcBanner: true }, ...setting })
  return screen.queryByRole('region', { name: 'AI tutor' })
}

test.each<[string, Setting]>([
  ['a member whom no company pays for', {}],
  [
    'an employee of a company that has the tutor',
    { accountType: 'EMPLOYEE', member: { customer: withTutor } },
  ],
])('Home leads %s to the AI tutor', async (_who, setting) => {
  const banner = await tutor(setting)
  const link = banner && within(banner).getByRole('link', { name: 'Open ProfAI' })
  expect(link?.getAttribute('href')).toBe('/profai/transfer')
})

test.each<[string, Setting]>([
  ['while its flag is off', { flags: {} }],
  ['to an employee of a company without it', { member: { customer: { ...withTutor, enableProfAI: false } } }],
  [
    'to an employee of a company that disables AI features',
    { accountType: 'EMPLOYEE', member: { customer: { ...withTutor, disableAIFeatures: true } } },
  ],
])('Home does not name the AI tutor %s', async (_when, setting) => {
  expect(await tutor(setting)).toBeNull()
})

test('Home asks to refer a colleague in the texts of the flag', async () => {
  const referralCopy = {
    headline: 'Better together',
    body: 'Bring somebody along.',
    button: 'Bring somebody',
  }
  await openHome({}, { flags: { referrals: true, referralCopy } })
  const box = within(screen.getByRole('region', { name: 'Referrals' }))
  expect(box.getByText('Better together')).toBeDefined()
  expect(box.getByText('Bring somebody along.')).toBeDefined()
  expect(box.getByRole('link', { name: 'Bring somebody' }).getAttribute('href')).toBe('/referrals')
})

test('Home asks to “Refer a Colleague” where the flag has no text of its own', async () => {
  await openHome({}, { flags: { referrals: true } })
  expect(SAFE_FLAGS.referralCopy.button).toBe('Refer a Colleague')
  expect(screen.getByRole('link', { name: 'Refer a Colleague' })).toBeDefined()
})

test('Home has no box of referrals while the program is off', async () => {
  await openHome()
  expect(screen.queryByRole('region', { name: 'Referrals' })).toBeNull()
})

test.each<[string, Setting, string | null]>([
  ['staff of the school', { member: { customer: { ...withTutor, type: 'INTERNAL' } } }, '/organization'],
  ['an employee of a company', { member: { customer: withTutor } }, null],
  ['a member whom no company pays for', {}, null],
])('Home of %s leads to the pages of customers only for staff', async (_who, setting, path) => {
  await openHome({}, setting)
  expect(screen.queryByRole('link', { name: 'Insights Hub' })?.getAttribute('href') ?? null).toBe(path)
})
