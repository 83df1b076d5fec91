import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { openSession, useSessionTests } from './session-page.fixture.ts'
import {
  bonus,
  container,
  content,
  inHours,
  item,
  session,
  side,
  text,
} from './session-page-parts.fixture.ts'
import { SessionPageSkeleton } from './SessionPageSkeleton.tsx'

vi.mock(import('../../lib/tracking/error-reporting.ts'), async (original) => ({
  ...(await original()),
  reportError: vi.fn<typeof reportError>(),
}))

// The pages of sprints, workshops and Mini-MBAs show their parts to those who may open them, and the reason to all
// others.

useSessionTests()

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('The page of a session', () => {
  test('announces that it is loading', () => {
    render(<SessionPageSkeleton />, { wrapper: AppTheme })
    expect(screen.getByRole('status').textContent).toBe('Loading the session')
    cleanup()
  })

  test('is not found for a session of which the member may not know', async () => {
    openSession({ session: null, content: null })
    await waitFor(() => expect(document.title).toContain('Page not found'))
    expect(screen.getByRole('link', { name: 'Return to Home Page' }).getAttribute('href')).toBe('/')
  })

  test.each([
    ['a live session without a place', 'NOT_ENROLLED', "Bummer. You're not enrolled in this class."],
    [
      'an on-demand session outside the plan',
      'NOT_ENTITLED',
      "Oh no. You don't have access to this on-demand content.",
    ],
  ] as const)('says of %s why it is closed, with the way back (%s)', async (_which, access, message) => {
    openSession({ session: session({ access }), content: null })
    await title(message)
    expect(screen.getByRole('link', { name: 'Return to Home Page' }).getAttribute('href')).toBe('/')
    expect(document.title).toContain('Pricing Strategy')
  })

  test('tells staff that they see a preview, in which nothing can be ticked', async () => {
    openSession({
      session: session({ access: 'PREVIEW' }),
      content: content({
        checklist: [bonus('b1')],
        sessionContainers: [side('PROJECT_SUBMISSION', [text('Hand it in.')])],
      }),
    })
    const preview = await screen.findByRole('region', { name: 'Preview' })
    expect(preview.textContent).toContain('The session starts on Mar 2, 2026.')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Item b1' }).disabled).toBe(true)
    expect(screen.queryByText('Hand it in.')).toBeNull()
  })

  test.each([
    ['on the second of five days', {}, 'Hi Nora, welcome to Day 2 of 5'],
    ['of a sprint that is over', { endAt: inHours(-20) }, 'Hi Nora, this sprint ended on Mar 2, 2026'],
    ['on demand', { sessionType: 'ON_DEMAND' as const }, "Hi Nora, let's start learning..."],
    ['without time labels', { hideTimeAndFacultyLabels: true }, "Hi Nora, let's start learning..."],
  ])('greets the member %s', async (_when, more, greeting) => {
    openSession({ session: session(more) })
    await title(greeting)
    expect(within(screen.getByRole('main')).getByText('Pricing Strategy')).toBeDefined()
  })

  test('greets a member without a first name', async () => {
    openSession({
      signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, firstName: '' } },
    })
    await title('welcome to Day 2 of 5')
  })

  test('hides its title for members whose entitlement says so', async () => {
    const [entitlement] = MEMBER_ANSWER.getMemberEntitlements
    const customizations = { hideSessionDetailTitle: true, navLogoUrl: null, navConfigs: [] }
    openSession({
      signedIn: { ...MEMBER_ANSWER, getMemberEntitlements: [{ ...entitlement, customizations }] },
    })
    await title(/welcome to Day 2 of 5$/)
    expect(within(screen.getByRole('main')).queryByText('Pricing Strategy')).toBeNull()
    expect(document.title).toContain('Pricing Strategy')
  })

  test.each([
    [null, 'Tasks'],
    ['Homework', 'Homework'],
  ])('calls its containers, customized with %s, %s', async (taskContainerTitle, name) => {
    openSession({
      content: content({ containers: [container('one')], uiCustomizations: { taskContainerTitle } }),
    })
    expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined()
  })

  test('says so when nothing is published', async () => {
    openSession()
    expect(await screen.findByRole('heading', { level: 2, name: 'No tasks or materials' })).toBeDefined()
    expect(screen.queryByRole('complementary', { name: 'About this session' })).toBeNull()
  })

  test('shows the welcome, the resources and the teaching assistant beside the tasks', async () => {
    openSession({
      content: content({
        sessionContainers: [side('RESOURCES', [text('The workbook.')]), side('WELCOME', [text('Hello!')])],
      }),
      assistant: {
        fullName: 'Tom Berger',
        imageUrl: '/art/portrait/tom.svg',
        slackUrl: 'https://school.slack.com/tom',
      },
    })
    const aside = within(await screen.findByRole('complementary', { name: 'About this session' }))
    expect(aside.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'welcome',
      'Tom Berger',
      'resources',
    ])
    expect(aside.getByText('The workbook.')).toBeDefined()
    const slack = aside.getByRole('link', { name: 'Ask on Slack' })
    expect([slack.getAttribute('href'), slack.getAttribute('target')]).toEqual([
      'https://school.slack.com/tom',
      '_blank',
    ])
  })

  test.each([null, 'javascript:alert(1)'])('offers no way to an assistant at %s', async (slackUrl) => {
    openSession({ assistant: { fullName: 'Tom Berger', imageUrl: '/art/tom.svg', slackUrl } })
    await screen.findByRole('heading', { level: 2, name: 'Tom Berger' })
    expect(screen.queryByRole('link', { name: 'Ask on Slack' })).toBeNull()
  })

  test('treats a subtype of a newer server as a self-reported one, and logs it', async () => {
    const newer = { ...item('n1'), subtype: 'PODCAST' as never }
    openSession({ content: content({ checklist: [newer, item('n2')] }) })
    const aside = within(await screen.findByRole('complementary'))
    expect(aside.getByText('Item n1')).toBeDefined()
    expect(vi.mocked(reportError).mock.calls).toEqual([
      [new Error('The checklist subtype PODCAST is unknown.')],
    ])
  })
})

describe('The page of a Mini-MBA', () => {
  const miniMba = session({ kind: 'BOOTCAMP', title: 'Mini-MBA' })

  test('has its title as its header', async () => {
    openSession({ address: '/mini-mbas/s1', session: miniMba, content: content({ title: 'AI Mini-MBA' }) })
    await title('AI Mini-MBA')
    expect(screen.queryByText(/welcome to Day/)).toBeNull()
  })

  test('says why it is closed', async () => {
    openSession({
      address: '/mini-mbas/s1',
      session: { ...miniMba, access: 'NOT_ENROLLED' },
      content: null,
    })
    await title("Bummer. You're not enrolled in this class.")
  })
})

test.each([
  ['a Mini-MBA at the address of a sprint', 'BOOTCAMP', '/courses/session/s1', '/mini-mbas/s1'],
  ['a sprint at the address of a Mini-MBA', 'SPRINT', '/mini-mbas/s1', '/courses/session/s1'],
] as const)('The page of %s opens at its own address (%s, %s)', async (_what, kind, opened, expected) => {
  const { address } = openSession({ address: opened, session: session({ kind }) })
  await waitFor(() => expect(address()).toBe(expected))
})
