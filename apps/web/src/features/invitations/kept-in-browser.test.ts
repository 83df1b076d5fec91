import { beforeEach, expect, it } from 'vitest'
import { rememberInvitation, rememberedInvitation } from './remembered-invitation.ts'
import { keepForm, takeForm } from './registration/kept-form.ts'
import { forgetSocialRun, mayRunSocially, noteSocialRun } from './social-registration.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('a social registration runs once in ten minutes, each kind by itself', () => {
  expect(mayRunSocially('limited-signup', 1_000)).toBe(true)
  noteSocialRun('limited-signup', 1_000)
  expect(mayRunSocially('limited-signup', 600_999)).toBe(false)
  expect(mayRunSocially('pass-registration', 1_000)).toBe(true)
  expect(mayRunSocially('limited-signup', 601_000)).toBe(true)
})

it('a social registration that failed may run again at once', () => {
  noteSocialRun('limited-signup', 1_000)
  forgetSocialRun('limited-signup')
  expect(mayRunSocially('limited-signup', 1_001)).toBe(true)
})

it('the pass by which somebody came is theirs alone', () => {
  rememberInvitation('ACME', ' Vera@Acme.example ')
  expect(rememberedInvitation('vera@acme.example')).toBe('ACME')
  expect(rememberedInvitation('other@acme.example')).toBeNull()
  for (const junk of ['', '{', '[]', '{"code":"../x","email":"vera@acme.example"}', '"ACME"']) {
    localStorage.setItem('invitation-pass', junk)
    expect(rememberedInvitation('vera@acme.example'), junk).toBeNull()
  }
})

it('a form waits for its own invitation, and is taken once', () => {
  const values = {
    firstName: 'Vera',
    lastName: 'Lindqvist',
    email: 'vera@acme.example',
    company: '',
    jobTitle: '',
    jobLevel: '',
    companyNumberOfEmployees: '',
    phone: '',
    redemptionCode: '',
    extra: { team: 'Growth' },
  }
  keepForm('ACMESSO', values)
  expect(takeForm('ACMESSO')).toEqual(values)
  expect(takeForm('ACMESSO')).toBeNull()
  keepForm('ACMESSO', values)
  expect(takeForm('OTHER')).toBeNull()
})
