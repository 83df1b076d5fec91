import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { CorporateLoginPage } from './CorporateLoginPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const lookup = (answer: object) => ({ body: { data: { lookupCorporateRealm: answer } } })
const refused = (code: string) =>
  lookup({ link: null, realm: null, serializedOptions: null, error: { code } })

function send(email: string): void {
  const field = screen.getByLabelText('Work email')
  fireEvent.change(field, { target: { value: email } })
  fireEvent.submit(field)
}

test('A refused lookup of an employer shows the message of its code', async () => {
  const asked = stubService({ '/graphql': refused('402') })
  await renderScreen(CorporateLoginPage, '/corp-login')
  send(' ada@acme.example ')
  await screen.findByText('There is no corporate account associated with this email address.')
  expect((asked[0] as RecordedRequest & { body: { variables: object } }).body.variables).toEqual({
    b64email: toBase64url('ada@acme.example'),
  })
})

const TOO_MANY = 'Too many tries. Please try again in 5 minutes.'

test.each([
  [
    'lookups',
    lookup({
      link: null,
      realm: null,
      serializedOptions: null,
      error: { code: 'LIMIT_EXCEEDED', message: TOO_MANY },
    }),
  ],
  ['requests', { status: 429, headers: { 'retry-after': '300' }, body: { errors: [{ message: '' }] } }],
])('The page of corporate login shows the time to wait after too many %s', async (_what, answer) => {
  stubService({ '/graphql': answer })
  await renderScreen(CorporateLoginPage, '/corp-login')
  send('ada@acme.example')
  await screen.findByText(TOO_MANY)
})

test('A corporate sign-in that the server cannot prepare shows a system error', async () => {
  stubService({
    '/graphql': lookup({ link: null, realm: 'acme', serializedOptions: 'x', error: null }),
    '/user/startFederation': { status: 400, body: { error: { code: 'REALM', message: '' } } },
  })
  await renderScreen(CorporateLoginPage, '/corp-login')
  send('ada@acme.example')
  await screen.findByText(
    'There is a system error related to corporate account login. Please try again later.',
  )
})

test('An invalid work email is refused without a request', async () => {
  const asked = stubService({})
  await renderScreen(CorporateLoginPage, '/corp-login')
  const field = screen.getByLabelText('Work email')
  fireEvent.change(field, { target: { value: 'ada@acme' } })
  fireEvent.blur(field)
  await screen.findByText('Invalid email address.')
  fireEvent.submit(field)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(field)
  expect(asked).toEqual([])
})

test('An employer’s own sign-in page opens at its link, without a request to start a sign-in', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const link = 'https://sso.globex.example/section'
  const asked = stubService({
    '/graphql': lookup({ link, realm: 'globex', serializedOptions: 'x', error: null }),
  })
  await renderScreen(CorporateLoginPage, '/corp-login')
  send('sam@globex.example')
  await waitFor(() => expect(assign).toHaveBeenCalledWith(link))
  expect(asked.map(({ path }) => path)).toEqual(['/graphql'])
  assign.mockRestore()
})

describe('The start address of an employer’s portal', () => {
  const open = async (search: string) => {
    history.replaceState(null, '', `/corp-login${search}`)
    await renderScreen(CorporateLoginPage, '/corp-login')
  }
  afterEach(() => history.replaceState(null, '', '/'))

  test('begins the sign-in of its realm at once, and a failure would return to the form', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const authorizeUrl = `${location.origin}/oauth2/authorize?client_id=member-app-sso`
    const asked = stubService({ '/user/startFederation': { body: { state: 's', authorizeUrl } } })
    await open('?realm=acme&redirectPath=%2Fcourses')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(new URL(authorizeUrl)))
    expect(asked.map(({ body }) => body)).toMatchObject([
      {
        context: 'corporate-login',
        realm: 'acme',
        options: { redirectPath: '/courses', errorUrl: '/corp-login?redirectPath=%2Fcourses' },
      },
    ])
    assign.mockRestore()
  })

  test.each([
    ['of an unknown realm', 404, 'NOT_FOUND', 'There is no corporate account associated with this address.'],
    [
      'that fails',
      500,
      'X',
      'There is a system error related to corporate account login. Please try again later.',
    ],
  ])('%s shows the form with the reason', async (_which, status, code, message) => {
    const asked = stubService({ '/user/startFederation': { status, body: { error: { code, message: '' } } } })
    await open('?realm=nobody')
    await screen.findByText(message)
    await screen.findByLabelText('Work email')
    expect(asked).toHaveLength(1)
  })
})

test('An employee without an account is offered to sign up', async () => {
  signInFailure.write('Account not found. Please reach out to support.')
  await renderScreen(CorporateLoginPage, '/corp-login')
  await screen.findByText('Account not found. Please reach out to support.')
  expect(screen.getByRole('link', { name: 'Sign Up Now' }).getAttribute('href')).toBe('/signup')
})

test('A failure of the callback is shown once on the page of corporate login', async () => {
  signInFailure.write('It failed there.')
  await renderScreen(CorporateLoginPage, '/corp-login')
  await screen.findByText('It failed there.')
  cleanup()
  await renderScreen(CorporateLoginPage, '/corp-login')
  expect(screen.queryByText('It failed there.')).toBeNull()
})

test('A sign-in canceled at the employer shows a notice, not an error', async () => {
  const canceled = 'You canceled the sign-in. You can try again whenever you like.'
  signInFailure.write(canceled)
  await renderScreen(CorporateLoginPage, '/corp-login')
  const told = await screen.findByText(canceled)
  expect(told.closest('[role="status"]')).not.toBeNull()
  expect(told.closest('[role="alert"]')).toBeNull()
})
