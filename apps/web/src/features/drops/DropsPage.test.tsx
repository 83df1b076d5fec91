import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../testing/open-app.tsx'
import { limitedAnswer, MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { DropsSkeleton } from './DropsSkeleton.tsx'

afterEach(cleanup)

const answerWith = (member: object) => ({
  ...MEMBER_ANSWER,
  getMember: { ...MEMBER_ANSWER.getMember, ...member },
  getMemberEntitlements: [],
})
const main = () => within(screen.getByRole('main'))
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('The page of drops shows the words of the school, as text only', async () => {
  const body = 'Every **Friday**.\n\n<script>alert(1)</script>'
  openApp('/drops', {
    signedIn: MEMBER_ANSWER,
    data: { getPageContent: { title: 'Friday drops', body } },
  })
  await title('Friday drops')
  expect(main().getByText('Coming soon')).toBeDefined()
  expect(main().getByText('Friday').tagName).toBe('STRONG')
  expect(document.querySelector('main script')).toBeNull()
  expect(document.title).toBe('Section - Drops')
})

test.each([
  ['says nothing', { data: { getPageContent: null } }],
  ['could not be asked', { answers: { '/graphql': { body: { errors: [{ message: 'No.' }] } } } }],
])('The page of drops has words and links of its own where the school %s', async (_what, answer) => {
  openApp('/drops', { signedIn: MEMBER_ANSWER, ...answer })
  await title('Drops are on their way')
  expect(links()).toEqual(['/resources', '/events', '/courses'])
})

const [entitlement] = MEMBER_ANSWER.getMemberEntitlements
const memberOf = (type: string) => ({ ...MEMBER_ANSWER, getMemberEntitlements: [{ ...entitlement, type }] })

test.each([
  ['a member of the free plan', limitedAnswer(), 'Go to Courses', '/courses'],
  ['a member of workshops', memberOf('mc-transactional'), 'Go to Courses', '/courses'],
  ['a member of a crash course', memberOf('crash-courses'), 'Go to Courses', '/courses'],
  ['a member of a Mini-MBA', memberOf('bootcamps'), 'Go to Mini-MBAs', '/mini-mbas'],
  ['a former member', answerWith({ accountType: 'ALUMNI' }), 'Go to Membership', '/resubscribe'],
])(
  'The page of drops offers %s, for whom resources and events are closed, only what is open to them',
  async (_who, signedIn, label, to) => {
    openApp('/drops', { signedIn, data: { getPageContent: null } })
    await title('Drops are on their way')
    expect(links()).toEqual([to])
    expect(main().getByRole('link', { name: label })).toBeDefined()
  },
)

test('The page of drops announces that it loads', () => {
  render(
    <AppTheme env="test">
      <DropsSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toContain('Loading drops')
})
