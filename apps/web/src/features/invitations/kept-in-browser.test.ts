import { beforeEach, expect, it } from 'vitest'
import { saveInvitation, findInvitation } from './stored-invitation.ts'
import { saveDraft, consumeDraft } from './registration/registration-draft.ts'
import { deleteSocialRun, canRunSocially, recordSocialRun } from './social-registration.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('a social registration runs once in ten minutes, each kind by itself', () => {
  expect(canRunSocially('limited-signup', 1_000)).toBe(true)
  recordSocialRun('limited-signup', 1_000)
  expect(canRunSocially('limited-signup', 600_999)).toBe(false)
  expect(canRunSocially('pass-registration', 1_000)).toBe(true)
  expect(canRunSocially('limited-signup', 601_000)).toBe(true)
})

it('a social registration that failed may run again at once', () => {
  recordSocialRun('limited-signup', 1_000)
  deleteSocialRun('limited-signup')
  expect(canRunSocially('limited-signup', 1_001)).toBe(true)
})

it('the pass by which somebody came is theirs alone', () => {
  saveInvitation('ACME', ' Vera@Acme.example ')
  expect(findInvitation('vera@acme.example')).toBe('ACME')
  expect(findInvitation('other@acme.example')).toBeNull()
  for (const junk of ['', '{', '[]', '{"code":"../x","email":"vera@acme.example"}', '"ACME"']) {
    localStorage.setItem('invitation-pass', junk)
    expect(findInvitation('vera@acme.example'), junk).toBeNull()
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
    extra: [{ name: 'team', value: 'Growth' }],
  }
  saveDraft('ACMESSO', values)
  expect(consumeDraft('ACMESSO')).toEqual(values)
  expect(consumeDraft('ACMESSO')).toBeNull()
  saveDraft('ACMESSO', values)
  expect(consumeDraft('OTHER')).toBeNull()
})
