import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatDayOfWeek } from '@section/domain/sessions/dates/session-dates.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { localZone } from '../../lib/now.ts'
import { openApp } from '../../testing/open-app.tsx'
import { limitedAnswer, MEMBER_ANSWER } from '../../testing/signed-in.ts'

// These tests check the frame around the signed-in screens.

const lock = () => screen.findByRole('dialog', { name: 'Become a member for full access' })

async function openMenu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

test('The referral program, which was discontinued, says so at its address and is not in the menu', async () => {
  openApp('/referrals', { signedIn: MEMBER_ANSWER })
  expect(
    await screen.findByRole('heading', { name: 'The referral program has been discontinued' }),
  ).toBeDefined()
  const menu = await openMenu()
  expect(menu.getByRole('link', { name: 'Manage Account' })).toBeDefined()
  expect(menu.queryByRole('region', { name: 'Referrals' })).toBeNull()
})

test('The menu says when a trial ends', async () => {
  const trialEndDate = Date.now() + 5 * DAY_MS
  const trial = { accountType: 'TRIAL' as const, trialEndDate }
  openApp('/referrals', {
    signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, ...trial } },
  })
  const menu = await openMenu()
  expect(menu.getByText(`Your trial ends ${formatDayOfWeek(trialEndDate, localZone())}`)).toBeDefined()
})

test('A page for members only says so to a limited member, behind the membership lock', async () => {
  openApp('/resources', { signedIn: limitedAnswer() })
  const dialog = within(await lock())
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unlimited live and on-demand courses',
    'Badges and certificates to share',
    'Certificate programs',
    'Professional Slack community',
    'Discounts on Mini-MBAs',
  ])
  expect(dialog.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/upgrade')
  expect(document.body.textContent).toContain('Resources are for members')
})

test('A locked tab and a locked entry of the menu open the membership lock for a limited member', async () => {
  openApp('/referrals', { signedIn: limitedAnswer() })
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }))
  fireEvent.click(tabs.getByRole('button', { name: /Mini-MBAs/ }))
  fireEvent.keyDown(await lock(), { key: 'Escape' })
  const menu = await openMenu()
  fireEvent.click(menu.getAllByRole('button', { name: /Resources/ }).at(-1) as HTMLElement)
  await lock()
})

test.each([
  ['an employee', 'EMPLOYEE', '', 1],
  ['a member', 'MEMBER', '', 0],
  ['a member in debug mode', 'MEMBER', '?debug', 1],
  ['a member who has left debug mode', 'MEMBER', '?debug=false', 0],
])(
  'The menu of %s (%s, address “%s”) shows e-mail and user id %i times',
  async (_who, accountType, search, count) => {
    openApp(`/referrals${search}`, {
      signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, accountType } },
    })
    const menu = await openMenu()
    expect(menu.getByText('Nora Lindqvist')).toBeDefined()
    expect(menu.queryAllByText('member@demo.school')).toHaveLength(count)
    expect(menu.queryAllByText('u1')).toHaveLength(count)
  },
)

test('The menu names the member’s id and copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp('/referrals', {
    signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, accountType: 'EMPLOYEE' } },
  })
  const menu = await openMenu()
  expect(menu.getByText('u1').parentElement?.textContent).toBe('Member ID u1')
  fireEvent.click(menu.getByRole('button', { name: 'Copy member ID' }))
  expect(copied).toHaveBeenCalledExactlyOnceWith('u1')
  copied.mockRestore()
})
