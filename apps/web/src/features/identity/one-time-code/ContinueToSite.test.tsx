import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromBase64url, toBase64url } from '@section/domain/identity/base64url.ts'
import { clearSignInCookies, writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { ContinueToSite } from './ContinueToSite.tsx'

const SITE = 'https://partner.example/welcome?from=us'
const ID_TOKEN = `h.${toBase64url(JSON.stringify({ exp: 4_000_000_000 }))}.s`
const Page = () => <ContinueToSite url={SITE} />
const button = () => screen.getByRole('button', { name: 'Continue to https://partner.example' })

let left: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  left = vi.spyOn(location, 'replace').mockImplementation(() => {})
  writeCookie('id_token', ID_TOKEN)
  writeCookie('refresh_token', 'r')
  writeCookie('user_id', 'u1')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSignInCookies()
  localStorage.clear()
})

test('A one-time code for another site is requested once the member agrees, and automatically the next time', async () => {
  const asked = stubService({ '/user/obtainACode': { body: { acode: 'once' } } })
  await renderScreen(Page, '/login')
  expect(asked).toEqual([])
  fireEvent.click(button())
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://partner.example/welcome?from=us&acode=once'))
  const { b64AuthInfo, authRedirectUrl } = (asked[0] as RecordedRequest & { body: Record<string, string> })
    .body
  expect(authRedirectUrl).toBe(SITE)
  expect(JSON.parse(fromBase64url(b64AuthInfo) ?? '')).toEqual({ id_token: ID_TOKEN, refresh_token: 'r' })

  cleanup()
  await renderScreen(Page, '/login')
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2))

  // Another member who signs in with the same browser has to agree, too.
  cleanup()
  writeCookie('user_id', 'u2')
  await renderScreen(Page, '/login')
  expect(asked).toHaveLength(2)
})

test('A rate limit of one-time codes shows the time to wait', async () => {
  stubService({
    '/user/obtainACode': {
      status: 429,
      headers: { 'retry-after': '300' },
      body: { error: { code: 'LIMIT_EXCEEDED', message: '' } },
    },
  })
  await renderScreen(Page, '/login')
  fireEvent.click(button())
  await screen.findByText('Too many tries. Please try again in 5 minutes.')
})

test('A refused one-time code keeps the member on the page, and the consent is not remembered', async () => {
  stubService({ '/user/obtainACode': { status: 400, body: { error: { message: 'No.' } } } })
  await renderScreen(Page, '/login')
  fireEvent.click(button())
  await screen.findByText('Could not log in. Please try again.')
  expect(left).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})
