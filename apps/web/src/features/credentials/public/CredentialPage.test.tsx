import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import type { PublicCredential } from './public-credential-query.ts'

const SHOWN: PublicCredential = {
  credentialId: 'c1',
  kind: 'CERTIFICATE',
  title: 'AI Strategy',
  description: 'Where AI pays.',
  recipientName: 'Łukasz Žižek',
  issuerName: 'Section',
  issuedOn: '2026-11-02',
  courseTitles: ['AI for Managers', 'Prompting'],
  documentImageUrl: '/credentials/c1.svg?s=x',
  downloadUrl: '/credentials/c1.pdf?s=x',
}
const open = (getPublicCredential: object | null, more: Parameters<typeof openApp>[1] = {}) =>
  openApp('/credentials/c1', { data: { getPublicCredential }, ...more })
const ENDED = `h.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', exp: 1 }))}.s`
const NOT_FOUND = { name: '404 PAGE NOT FOUND' }

test('The page of a public certificate tells a visitor who earned what, when, by whom and for which courses', async () => {
  open(SHOWN)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('AI Strategy')
  expect(screen.getByText('Awarded to').textContent).toBe('Awarded to Łukasz Žižek')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Nov 2, 2026',
    'Section',
    'AI for ManagersPrompting',
    'c1',
  ])
  expect(screen.getByText('Issued by Section. Checked just now with Section’s records.')).toBeDefined()
  expect(
    screen.getByRole('img', {
      name: 'The certificate “AI Strategy” of Łukasz Žižek, issued by Section on Nov 2, 2026. Courses: AI for Managers, Prompting.',
    }),
  ).toHaveProperty('src', expect.stringMatching(/\/credentials\/c1\.svg\?s=x$/))
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/credentials/c1.pdf?s=x',
  )
  await waitFor(() => expect(document.title).toBe('Section - AI Strategy, Łukasz Žižek'))
})

test('The page of a public badge names the course once', async () => {
  open({ ...SHOWN, kind: 'BADGE', title: 'Prompting', courseTitles: ['Prompting'] })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Prompting')
  expect(screen.queryByText('Courses')).toBeNull()
  expect(screen.getByRole('img', { name: /^The badge “Prompting”.*2026\.$/ })).toBeDefined()
})

test('Visitors are invited to the school, and members only to the member center', async () => {
  open(SHOWN)
  const about = within(await screen.findByRole('complementary', { name: 'About Section' }))
  expect(about.getByRole('link', { name: 'Join Section for free' }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
})

test('The page is asked without the sign-in of its visitor, whose end does not keep them from it', async () => {
  const { requests } = open(SHOWN, {
    signedIn: MEMBER_ANSWER,
    answers: { '/oauth2/token': { status: 400, body: { error: 'invalid_grant' } } },
  })
  writeCookie('id_token', ENDED)
  expect(await screen.findByRole('link', { name: 'Member Center' })).toBeDefined()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([['/graphql', null]])
})

test('A credential that is private or does not exist is the page that is not found', async () => {
  open(null)
  expect(await screen.findByRole('heading', NOT_FOUND)).toBeDefined()
})

test('A page that its owner switches off while it is open becomes the page that is not found', async () => {
  let shown: object | null = SHOWN
  open(null, { answers: { '/graphql': () => ({ body: { data: { getPublicCredential: shown } } }) } })
  await screen.findByRole('heading', { name: 'AI Strategy' })
  shown = null
  await queryClient.invalidateQueries()
  expect(await screen.findByRole('heading', NOT_FOUND)).toBeDefined()
})

test('A page that does not load while the server does not answer offers to retry', async () => {
  let fails = true
  open(null, {
    answers: {
      '/graphql': () => {
        if (fails) throw new TypeError('Failed to fetch')
        return { body: { data: { getPublicCredential: SHOWN } } }
      },
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'AI Strategy' })).toBeDefined()
})
