import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import type { MemberProfile } from './member-profile-query.ts'
import { aBareProfile, aProfile } from './profile.fixture.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open(profile: MemberProfile) {
  openApp(`/member-directory/${profile.userId}`, {
    signedIn: MEMBER_ANSWER,
    data: { getMemberProfile: profile },
  })
  await screen.findByRole('heading', { level: 1, name: 'Ann Okafor' })
}

const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const facts = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  )

test('A profile shows who the member is, where they work, and what they told', async () => {
  await open(aProfile())
  for (const text of ['She/Her/Hers', 'Product Lead', 'Tidewater'])
    expect(screen.getByText(text)).toBeDefined()
  expect(facts()).toEqual({
    Industry: 'Software',
    'Job function': 'Product',
    Location: 'Lisbon, Portugal',
    Languages: 'English, Portuguese',
  })
  expect(sections()).toEqual([
    "Hi I'm Ann",
    'My Growth Tip',
    'Give to the Community',
    'Get from the Community',
    'What I Love',
  ])
  expect(document.title).toBe('Section - Ann Okafor')
  expect(screen.queryByRole('link', { name: 'Edit Your Profile' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All members' }).getAttribute('href')).toBe('/member-directory')
})

test('The texts of a profile keep their line breaks and are no markup', async () => {
  await open(aProfile())
  expect(within(screen.getByRole('region', { name: "Hi I'm Ann" })).getByText(/^I build/).textContent).toBe(
    'I build things.\nAnd I mend them.',
  )
  expect(screen.getByText('Reviews of <b>portfolios</b>')).toBeDefined()
})

test('The social links of a profile lead to their networks in a new tab, and what leads elsewhere is plain text', async () => {
  await open(aProfile())
  const links = within(screen.getByRole('list', { name: 'Social networks' }))
  const addresses = links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(addresses).toEqual([
    ['LinkedIn', 'https://www.linkedin.com/in/ann'],
    ['X (Twitter)', 'https://x.com/ann'],
  ])
  for (const link of links.getAllByRole('link')) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
    expect(link.getAttribute('target')).toBe('_blank')
  }
  expect(links.getByText('javascript:alert(1)').closest('a')).toBeNull()
})

test('A profile without anything but a name says so kindly, and shows no pronouns that the member keeps to themselves', async () => {
  await open(aBareProfile())
  expect(screen.getByText('Ann has not written anything here yet. Say hello in a class.')).toBeDefined()
  expect(sections()).toEqual([])
  expect(facts()).toEqual({})
  expect(screen.queryByText('Prefer not to say')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Social networks' })).toBeNull()
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/art/default-portrait/1.svg')
})

describe('The own profile', () => {
  const EDIT = '/member-directory/u1/edit'

  test('leads to its editing, also from each part that is missing to its field', async () => {
    await open(aBareProfile({ userId: 'u1', about: 'Hello.' }))
    expect(screen.getByRole('link', { name: 'Edit Your Profile' }).getAttribute('href')).toBe(EDIT)
    expect(sections()).toEqual(["Hi I'm Ann", 'Still missing from your profile'])
    const missing = screen.getByText('Only you see this list.').parentElement ?? document.body
    const links = within(missing).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Photo',
      'Job title',
      'Company',
      'Industry',
      'Job function',
      'What you give',
      'What you would like to get',
    ])
    expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      `${EDIT}#profile-profileImageUrl`,
      `${EDIT}#profile-jobRole`,
    ])
    expect(screen.queryByText(/has not written anything/)).toBeNull()
  })

  test('that is whole misses nothing', async () => {
    await open(aProfile({ userId: 'u1' }))
    expect(screen.queryByText('Still missing from your profile')).toBeNull()
  })
})

describe('The generic error page', () => {
  const NOT_SEEN = { data: { getMemberProfile: null } }
  const REFUSED = { data: null, errors: [{ message: 'No.' }] }
  const openFailed = async (body: object) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    openApp('/member-directory/9f', { signedIn: MEMBER_ANSWER, answers: { '/graphql': { body } } })
    await screen.findByRole('heading', { level: 1, name: 'Oh snap!' })
  }

  test.each([
    ['a member whom the viewer may not see', NOT_SEEN],
    ['a profile that the server refuses', REFUSED],
  ])('stands for %s, with a link to a support ticket', async (_what, body) => {
    await openFailed(body)
    expect(screen.getByText('Something went wonky.')).toBeDefined()
    expect(screen.getByText('Sorry for the inconvenience.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open a support ticket' })).toBeDefined()
    expect(document.title).toBe('Section - Oh snap!')
  })

  test('leads back to all members from one whom the viewer may not see, whom reloading cannot bring', async () => {
    await openFailed(NOT_SEEN)
    expect(screen.getByRole('link', { name: 'All members' }).getAttribute('href')).toBe('/member-directory')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  })

  test('offers to reload a profile that did not load', async () => {
    await openFailed(REFUSED)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  })
})

test('A profile announces that it loads', () => {
  render(
    <AppTheme env="test">
      <ProfileSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading the profile')
})
