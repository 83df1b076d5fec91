import { StrictMode } from 'react'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { saveInvitation, findInvitation } from './stored-invitation.ts'
import { saveDraft, useDraftOnce } from './registration/registration-draft.ts'
import {
  clearSocialRegistration,
  canStartSocialRegistration,
  recordSocialRegistration,
} from './social-registration.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('A social registration of each kind starts once in ten minutes', () => {
  expect(canStartSocialRegistration('limited-signup', 1_000)).toBe(true)
  recordSocialRegistration('limited-signup', 1_000)
  expect(canStartSocialRegistration('limited-signup', 600_999)).toBe(false)
  expect(canStartSocialRegistration('pass-registration', 1_000)).toBe(true)
  expect(canStartSocialRegistration('limited-signup', 601_000)).toBe(true)
})

it('A failed social registration may start again at once', () => {
  recordSocialRegistration('limited-signup', 1_000)
  clearSocialRegistration('limited-signup')
  expect(canStartSocialRegistration('limited-signup', 1_001)).toBe(true)
})

it('A stored invitation belongs to one address, and an invalid one is ignored', () => {
  saveInvitation('ACME', ' Vera@Acme.example ')
  expect(findInvitation('vera@acme.example')).toBe('ACME')
  expect(findInvitation('other@acme.example')).toBeNull()
  for (const junk of ['', '{', '[]', '{"code":"../x","email":"vera@acme.example"}', '"ACME"']) {
    localStorage.setItem('invitation-pass', junk)
    expect(findInvitation('vera@acme.example'), junk).toBeNull()
  }
})

it('The draft of a registration belongs to one invitation and is consumed once', () => {
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
  const draftOf = (code: string) => renderHook(() => useDraftOnce(code))
  saveDraft('ACMESSO', values)
  const { result, rerender } = draftOf('ACMESSO')
  expect(result.current).toEqual(values)
  rerender()
  expect(result.current, 'its screen keeps it').toEqual(values)
  expect(draftOf('ACMESSO').result.current).toBeNull()
  saveDraft('ACMESSO', values)
  expect(draftOf('OTHER').result.current).toBeNull()
  expect(draftOf('ACMESSO').result.current).toBeNull()
})

it('A stored draft is the same for a screen that renders twice before it is on the page', () => {
  const values = { firstName: 'Vera' } as Parameters<typeof saveDraft>[1]
  saveDraft('ACMESSO', values)
  const { result } = renderHook(() => useDraftOnce('ACMESSO'), { wrapper: StrictMode })
  expect(result.current).toEqual(values)
})
