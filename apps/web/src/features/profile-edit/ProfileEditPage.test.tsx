import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { limitedAnswer, MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { field, fill, leave, openProfile, section, type } from './profile-edit.fixture.tsx'

test('The screen has its five sections and a way to the profile', async () => {
  await openProfile()
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Basic Information', 'Social', 'Job Information', 'Community', 'What others see'])
  expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe('/member-directory/u1')
})

test('The way to the profile is not offered to a member who may not open the directory', async () => {
  await openProfile({ viewer: limitedAnswer() })
  expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull()
})

test('The names and the country are said to be required, and what stands beside them to be optional', async () => {
  await openProfile()
  const basics = section('Basic Information')
  expect(basics.getByText(/Only your name and country are needed\.$/)).toBeDefined()
  for (const name of ['First name', 'Last name', 'Country'])
    expect(field(name).getAttribute('aria-required'), name).toBe('true')
  for (const name of ['Middle name', 'State or region', 'City'])
    expect(field(`${name} (optional)`).getAttribute('aria-required'), name).toBeNull()
})

test('Another member’s profile cannot be edited', async () => {
  const { address } = openApp('/member-directory/u2/edit', {
    signedIn: MEMBER_ANSWER,
    data: { getMemberProfile: null },
  })
  await vi.waitFor(() => expect(address()).toBe('/member-directory/u2'))
})

test('A profile that does not load is announced with a way to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  openApp('/member-directory/u1/edit', {
    signedIn: MEMBER_ANSWER,
    answers: {
      '/graphql': () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})

test('An entry of the side navigation gives the focus to the heading of its section', async () => {
  await openProfile()
  const scrollIntoView = vi.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  const nav = within(screen.getByRole('navigation', { name: 'Sections of your profile' }))
  fireEvent.click(nav.getByRole('link', { name: 'Community' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Community' }))
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('What is missing is linked to its field, and counts as soon as it is typed', async () => {
  await openProfile()
  expect(screen.getByText('Your profile is 27% complete')).toBeDefined()
  const missing = within(screen.getByRole('list', { name: 'What is missing' }))
  fireEvent.click(missing.getByRole('link', { name: 'Introduction' }))
  expect(document.activeElement).toBe(field('Introduction'))
  type('Introduction', 'I sail.')
  expect(screen.getByText('Your profile is 36% complete')).toBeDefined()
})

test.each([
  ['a field', '#profile-jobRole', () => field('Job title')],
  ['the picture', '#profile-profileImageUrl', () => screen.getByRole('button', { name: 'Add photo' })],
  ['a section', '#community', () => screen.getByRole('heading', { name: 'Community' })],
])('An address that leads to %s gives it the focus', async (_what, hash, target) => {
  await openProfile({ hash })
  expect(document.activeElement).toBe(target())
})

test.each([
  ['First name', '', 'Required'],
  ['First name', '   ', 'First name should have at least 1 character'],
  ['First name', 'x'.repeat(31), 'First name should have at most 30 characters'],
  ['Last name', 'x'.repeat(31), 'Last name should have at most 30 characters'],
  ['Last name', 'Lind9', "Only letters, ' and - are allowed in this field"],
  ['Middle name (optional)', 'x'.repeat(31), 'Middle name should have at most 30 characters'],
])('%s as "%s" is kept with its message and not sent', async (name, typed, message) => {
  const { saves } = await openProfile()
  fill(name, typed)
  expect(screen.getByText(message)).toBeDefined()
  expect(field(name).value).toBe(typed)
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(saves).toEqual([])
})

test('A message goes when what is typed is right again', async () => {
  const { saves } = await openProfile()
  fill('First name', '')
  type('First name', 'Nia')
  expect(screen.queryByText('Required')).toBeNull()
  leave('First name')
  await vi.waitFor(() => expect(saves).toEqual([{ firstName: 'Nia' }]))
})

test('Chosen pronouns empty the other pronouns, and other pronouns stand instead of a choice', async () => {
  const { saves } = await openProfile({ member: { pronouns: 'ze/zir' } })
  expect(field('Other pronouns').value).toBe('ze/zir')
  expect(field('Pronouns').value).toBe('Prefer not to say')
  fill('Pronouns', 'They/Them/Theirs')
  expect(field('Other pronouns').value).toBe('')
  await vi.waitFor(() => expect(saves).toEqual([{ pronouns: 'They/Them/Theirs' }]))
  fill('Other pronouns', 'xe')
  expect(field('Pronouns').value).toBe('Prefer not to say')
  await vi.waitFor(() => expect(saves.at(-1)).toEqual({ pronouns: 'xe' }))
})

test('An industry that the list no longer has stays until another is chosen', async () => {
  const { saves } = await openProfile()
  expect(field('Industry').value).toBe('Whaling')
  fill('Industry', 'Health')
  await vi.waitFor(() => expect(saves).toEqual([{ industry: 'Health' }]))
})

test('A social field says to which address it will lead, and takes any text', async () => {
  const { saves } = await openProfile()
  const social = section('Social')
  type('LinkedIn', '@nora-lindqvist')
  expect(social.getByText('Links to https://www.linkedin.com/in/nora-lindqvist')).toBeDefined()
  fill('LinkedIn', 'ask me')
  expect(social.getByText('Shown as text, because it is no link to a profile there.')).toBeDefined()
  await vi.waitFor(() => expect(saves).toEqual([{ linkedinProfileUrl: 'ask me' }]))
})

test('A counter says how long a text is, and a text beyond the limit is not sent', async () => {
  const { saves } = await openProfile()
  type('Introduction', 'x'.repeat(299))
  expect(screen.getByText('299 / 300')).toBeDefined()
  expect(screen.getByText('The text is close to the limit of 300 characters.')).toBeDefined()
  fill('Introduction', 'x'.repeat(301))
  expect(screen.getByText('The text is longer than 300 characters.')).toBeDefined()
  expect(screen.getByText('At most 300 characters.', { selector: '[class*=error]' })).toBeDefined()
  expect(saves).toEqual([])
  expect(screen.getAllByText('0 / 3,000')).toHaveLength(4)
})

test('A counter leaves out the line break at the end, which is not saved', async () => {
  const { saves } = await openProfile()
  fill('Introduction', `${'x'.repeat(300)}\n`)
  expect(screen.getByText('300 / 300')).toBeDefined()
  expect(screen.queryByText('The text is longer than 300 characters.')).toBeNull()
  await vi.waitFor(() => expect(saves).toHaveLength(1))
})

test('A switch of what others see is saved at once', async () => {
  const { saves } = await openProfile()
  fireEvent.click(screen.getByRole('switch', { name: 'List me in the member directory' }))
  await vi.waitFor(() => expect(saves).toEqual([{ directory: false }]))
  fireEvent.click(screen.getByRole('switch', { name: 'Show that I come to events' }))
  await vi.waitFor(() => expect(saves).toEqual([{ directory: false }, { events: true }]))
})
