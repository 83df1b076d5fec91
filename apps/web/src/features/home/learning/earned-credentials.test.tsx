import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import {
  type CertificateProgress,
  certificateProgressQuery,
} from '../../certificate-progress/certificate-progress-query.ts'
import { certificateProgress } from '../../certificate-progress/certificate-progress.fixture.ts'
import { badge, certificate } from '../../credentials/credential.fixture.ts'
import { credentialsQuery, type OwnCredential } from '../../credentials/credentials-query.ts'
import { EarnedCredentials } from './EarnedCredentials.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TITLE = { name: 'Your certificates and badges' }

/** Renders what was earned and what is near, below a heading of the page. */
async function open(credentials: OwnCredential[], certificates: CertificateProgress[]) {
  await renderMemberScreen(EarnedCredentials, {
    known: [
      [credentialsQuery.queryKey, credentials],
      [certificateProgressQuery.queryKey, certificates],
    ],
  })
}

test('Home shows the four newest certificates and badges with their days, and links to all', async () => {
  await open([certificate(), ...['a', 'b', 'c', 'd'].map((course) => badge(course))], [])
  const section = within(await screen.findByRole('region', TITLE))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AI StrategyCertificate issued on Nov 2, 2026',
    'Course aBadge earned on Nov 2, 2026',
    'Course bBadge earned on Nov 2, 2026',
    'Course cBadge earned on Nov 2, 2026',
  ])
  const href = (name: string) => section.getByRole('link', { name }).getAttribute('href')
  expect(['AI Strategy', 'Course a', 'See All certificates and badges'].map(href)).toEqual([
    '/certificates/ai-strategy',
    '/courses/a',
    '/account-settings#credentials',
  ])
  expect(section.queryByText('On the way')).toBeNull()
})

test('Home shows the progress towards the certificates for which the member has registered, and what keeps one', async () => {
  await open(
    [],
    [
      certificateProgress({ certificateId: 'near', title: 'Near', numBadges: 3 }),
      certificateProgress({
        certificateId: 'done',
        title: 'Done',
        numBadges: 4,
        isCompleted: true,
        issuingDate: '2026-11-30',
      }),
      certificateProgress({
        certificateId: 'withheld',
        title: 'Withheld',
        numBadges: 4,
        isCompleted: true,
        issuingDate: '2026-11-30',
        withheldReason: 'NAME_NOT_DRAWABLE',
      }),
      certificateProgress({ certificateId: 'other', title: 'Other', isRegistered: false }),
    ],
  )
  const section = within(await screen.findByRole('region', TITLE))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done4 of 4 courses. It will be issued on Monday, November 30.',
    'Withheld4 of 4 courses. It could not be issued. See why.',
    'Near3 of 4 courses',
  ])
  const bar = section.getByRole('progressbar', { name: 'Progress towards Near' })
  expect(bar.getAttribute('aria-valuenow')).toBe('75')
  expect(section.queryByRole('link', { name: /See All/ })).toBeNull()
})

test('Home shows nothing of certificates and badges to a member who has none and registered for none', async () => {
  await open([], [certificateProgress({ isRegistered: false })])
  expect(screen.queryByRole('region')).toBeNull()
})

test('Home offers to load the certificates and badges again when they did not load', async () => {
  let fails = true
  stubService({
    '/graphql': () =>
      fails
        ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
        : { body: { data: { listCredentials: [certificate()], listCertificates: [] } } },
  })
  await renderMemberScreen(EarnedCredentials)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fails = false
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'AI Strategy' })).toBeDefined()
})
