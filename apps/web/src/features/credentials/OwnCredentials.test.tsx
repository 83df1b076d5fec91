import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { badge, certificate } from './credential.fixture.ts'
import { credentialsQuery } from './credentials-query.ts'
import { OwnCredentials } from './OwnCredentials.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const section = async () =>
  within(await screen.findByRole('region', { name: 'Your certificates and badges' }))

test('All certificates and badges are listed with their day, their buttons and whether everybody sees them', async () => {
  const known = [certificate({ isPublic: true }), badge('a')]
  await renderMemberScreen(OwnCredentials, { known: [[credentialsQuery.queryKey, known]] })
  const items = (await section()).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'AI StrategyCertificate, issued on Nov 2, 2026Shown to everybodyDownload PDFShare',
    'Course aBadge, earned on Nov 2, 2026Download PDFShare',
  ])
})

test('A member without certificates and badges reads how to get them', async () => {
  await renderMemberScreen(OwnCredentials, { known: [[credentialsQuery.queryKey, []]] })
  expect((await section()).getByText(/^None yet\. You get the badge of a course/)).toBeDefined()
})

test('Certificates and badges that did not load are loaded again on request', async () => {
  let fails = true
  stubService({
    '/graphql': () =>
      fails
        ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
        : { body: { data: { listCredentials: [certificate()] } } },
  })
  await renderMemberScreen(OwnCredentials)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect((await section()).getByRole('alert').textContent).toBe('Your certificates and badges didn’t load.')
  fails = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'AI Strategy' })).toBeDefined()
})
