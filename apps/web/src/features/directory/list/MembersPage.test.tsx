import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { aMember, membersAnswer } from '../member.fixture.ts'
import { openMembers } from './members-page.fixture.ts'
import { MembersSkeleton } from './MembersSkeleton.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const only = (answer: object) => () => ({ body: { data: answer } })
const cards = () => screen.findAllByRole('article')

test('The directory shows a card for each member that leads to their profile', async () => {
  const nora = aMember('9f', {
    firstName: 'Nora',
    lastName: 'Okafor',
    profileImageUrl: '/art/portrait/n.svg',
  })
  const bare = aMember('a1', { jobRole: null, company: null })
  await openMembers('/member-directory', only(membersAnswer([nora, bare])))
  const [first, second] = await cards()
  const card = within(first ?? document.body)
  expect(card.getByRole('link', { name: 'Nora Okafor' }).getAttribute('href')).toBe('/member-directory/9f')
  expect(card.getByText('Product Lead')).toBeDefined()
  expect(card.getByText('Tidewater')).toBeDefined()
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/art/portrait/n.svg')
  expect(second?.textContent).toBe('Ann Number a1')
  expect(second?.querySelector('img')?.getAttribute('src')).toBe('/art/default-portrait/1.svg')
  expect(document.title).toBe('Section - Member Directory')
})

describe('The size of a page', () => {
  test.each([
    [1440, 36],
    [700, 27],
    [390, 18],
  ])('of a window of %d pixels is put into the address, and asked for once', async (width, count) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
    const { asked, address } = await openMembers()
    await cards()
    expect(address()).toBe(`/member-directory?count=${count}`)
    expect(asked()).toEqual([{ search: '', count, page: 0 }])
  })

  test.each(['-1', '10000', 'many'])('%s is replaced by that of the width', async (count) => {
    const { asked, address } = await openMembers(`/member-directory?count=${count}&search=ann&page=1`)
    await cards()
    expect(address()).toBe('/member-directory?page=1&count=36&search=ann')
    expect(asked()).toEqual([{ search: 'ann', count: 36, page: 1 }])
  })

  test('of the address is kept', async () => {
    const { asked } = await openMembers('/member-directory?count=18')
    await cards()
    expect(asked()).toEqual([{ search: '', count: 18, page: 0 }])
  })
})

test.each([
  [1204, false, '1,204 members'],
  [10_000, true, 'More than 10,000 members. Search by name to find somebody.'],
])('The directory announces how many members it found: %d, and more: %s', async (total, isMore, text) => {
  await openMembers('/member-directory', only(membersAnswer([aMember('1')], { total, isMore })))
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
})

describe('The banner of the directory', () => {
  test('leads to the own profile, whatever it lacks, and stays hidden in this browser once it is hidden', async () => {
    await openMembers()
    const link = await screen.findByRole('link', { name: 'See your profile' })
    expect(link.getAttribute('href')).toBe('/member-directory/u1')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
    cleanup()
    await openMembers()
    await cards()
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
  })
})

describe('A directory that does not load', () => {
  test('says so, keeps the search, and loads again on Retry', async () => {
    let fails = true
    const { asked } = await openMembers('/member-directory', () =>
      fails
        ? { body: { data: null, errors: [{ message: 'No.', extensions: { code: 'INTERNAL' } }] } }
        : { body: { data: membersAnswer([aMember('1')]) } },
    )
    expect(await screen.findByRole('heading', { name: 'The members didn’t load.' })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('The members didn’t load.')
    expect(screen.getByRole('searchbox')).toBeDefined()
    expect(asked()).toHaveLength(1)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cards()).toHaveLength(1)
  })

  const WAIT = 'Too many tries. Please try again in 1 minute.'
  const REACHED = {
    body: { data: null, errors: [{ message: WAIT, extensions: { code: 'LIMIT_EXCEEDED' } }] },
  }
  test.each([
    ['pages', REACHED],
    ['requests', { status: 429, headers: { 'retry-after': '60' }, body: {} }],
  ])('because of too many %s says how long to wait', async (_what, answer) => {
    await openMembers('/member-directory', () => answer)
    expect(await screen.findByText(WAIT)).toBeDefined()
  })
})

test('The directory announces that it loads, with room for as many members as a page has', () => {
  render(
    <AppTheme env="test">
      <MembersSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toContain('Loading members')
})
