import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { LmsPage } from './LmsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const refused = (code: string, message: string) => ({
  body: {
    data: {
      lookupLMSProvider: {
        realm: null,
        serializedOptions: null,
        passShortCode: null,
        redirectUrl: null,
        error: { code, message },
      },
    },
  },
})

/** Opens a link of a learning-management system; the lookup returns `answer`. */
async function open(answer: { body: unknown }, address = '/lms?options=e30'): Promise<void> {
  history.replaceState(null, '', address)
  stubService({ '/graphql': answer })
  await renderScreen(LmsPage, '/lms')
}

test('A rate limit of lookups of an LMS provider shows the time to wait', async () => {
  await open(refused('LIMIT_EXCEEDED', 'Too many tries. Please try again in 1 minute.'))
  await screen.findByText('Too many tries. Please try again in 1 minute.')
})

test('A refused lookup of an LMS provider shows the message of its code', async () => {
  await open(refused('501', ''))
  await screen.findByText("LMS provider misconfigured, can't direct request.")
})

test('A link of an LMS without options says that the provider is not set, without a request', async () => {
  await open({ body: {} }, '/lms')
  await screen.findByText("LMS provider not set, can't direct request.")
})

test('A failed lookup of an LMS provider shows a system error', async () => {
  await open({ body: { errors: [{ message: 'Down' }] } })
  await screen.findByText('There is a system error related to LMS login. Please try again later.')
})
