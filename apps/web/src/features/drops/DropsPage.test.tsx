import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { DropsSkeleton } from './DropsSkeleton.tsx'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
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
])('The page of drops has words and one action of its own where the school %s', async (_what, answer) => {
  openApp('/drops', { signedIn: MEMBER_ANSWER, ...answer })
  await title('Drops are on their way')
  expect(main().getAllByRole('link')).toHaveLength(1)
  expect(main().getByRole('link', { name: 'Go to Courses' }).getAttribute('href')).toBe('/courses')
})

test('The page of drops offers the support to a member without courses', async () => {
  const signedIn = {
    ...MEMBER_ANSWER,
    getMember: { ...MEMBER_ANSWER.getMember, accountType: 'ALUMNI' },
    getMemberEntitlements: [],
  }
  openApp('/drops', { signedIn, data: { getPageContent: null } })
  await title('Drops are on their way')
  expect(main().getByRole('link', { name: 'Contact Support' })).toBeDefined()
  expect(main().queryByRole('link', { name: 'Go to Courses' })).toBeNull()
})

test('The page of drops announces that it loads', () => {
  render(
    <AppTheme env="test">
      <DropsSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toContain('Loading drops')
})
