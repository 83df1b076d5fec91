import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { certificateProgress } from '../../certificate-progress/certificate-progress.fixture.ts'
import { badge } from '../../credentials/credential.fixture.ts'
import { credentialsQuery } from '../../credentials/credentials-query.ts'
import type { VideoCollection } from '../video-collection.ts'
import { EarnedBadge } from './EarnedBadge.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Returns the endpoint's answer about a certificate that holds course 'a'. */
const answered = (more: Parameters<typeof certificateProgress>[0] = {}) => {
  const { courseIds, ...certificate } = certificateProgress(more)
  return { ...certificate, groups: [{ courses: [...courseIds].map((courseId) => ({ courseId })) }] }
}

/** Opens the dialog for the badge of course 'a', of which the browser does not know yet. */
async function openDialog(
  kind: VideoCollection['kind'] = 'ON_DEMAND',
  listCertificates: object[] = [],
  body: object = { data: { listCredentials: [badge('a'), badge('x')], listCertificates } },
) {
  stubService({ '/graphql': { body } })
  const collection = {
    kind,
    topLevelId: 'top',
    courseId: 'a',
    sessionId: null,
    title: 'Course a',
    groups: [],
  }
  const onClose = vi.fn<() => void>()
  await renderMemberScreen(() => <EarnedBadge collection={collection} onClose={onClose} />, {
    known: [[credentialsQuery.queryKey, [badge('x')]]],
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Badge earned' }))
  return { dialog, onClose }
}

test.each([
  ['on-demand course', 'ON_DEMAND', 'See the course'],
  ['sprint', 'SPRINT', 'See the session'],
  ['Mini-MBA', 'MINI_MBA', 'See the Mini-MBA'],
] as const)(
  'The dialog for the badge of the %s shows, downloads and shares it once it is loaded',
  async (_what, kind, link) => {
    const { dialog } = await openDialog(kind)
    expect(await dialog.findByRole('link', { name: 'Download PDF of Course a' })).toBeDefined()
    expect(dialog.getByRole('img', { name: 'Course a badge' }).getAttribute('src')).toBe('/art/badge/a.svg')
    expect(dialog.getByRole('link', { name: link })).toBeDefined()
    expect(dialog.queryByText('It counts towards')).toBeNull()
  },
)

test('The dialog for a badge leads to at most two certificates that it brings nearer, those with a registration first', async () => {
  const { dialog } = await openDialog('ON_DEMAND', [
    answered({ certificateId: 'open', title: 'Open', isRegistered: false, numBadges: 3 }),
    answered({ certificateId: 'other', title: 'Other', isRegistered: false, numBadges: 1 }),
    answered(),
    answered({ certificateId: 'issued', title: 'Issued', credentialId: 'x' }),
  ])
  const towards = within(await dialog.findByRole('region', { name: 'It counts towards' }))
  expect(towards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AI Strategy2 of 4 courses',
    'Open3 of 4 courses',
  ])
})

test('Sharing opens its dialog above that of the badge, which stays when sharing is closed by Escape', async () => {
  const { dialog, onClose } = await openDialog()
  const user = userEvent.setup()
  await user.click(await dialog.findByRole('button', { name: 'Share Course a' }))
  expect(await screen.findByRole('dialog', { name: 'Share your badge' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share your badge' })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('The dialog for a badge of which the browser does not know yet offers to load it again when it did not load', async () => {
  const { dialog } = await openDialog('ON_DEMAND', [], { errors: [{ message: 'Not now.' }] })
  expect(await dialog.findByRole('button', { name: 'Retry' })).toBeDefined()
  expect(dialog.queryByText(/fonts can draw/)).toBeNull()
})
