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

async function open(answer: { body: unknown }): Promise<void> {
  history.replaceState(null, '', '/lms?options=e30')
  stubService({ '/graphql': answer })
  await renderScreen(LmsPage, '/lms')
}

test('too many lookups are told as such, with the time to come back', async () => {
  await open(refused('LIMIT_EXCEEDED', 'Too many tries. Please try again in 1 minute.'))
  await screen.findByText('Too many tries. Please try again in 1 minute.')
})

test('an unknown provider is told in the words of its code', async () => {
  await open(refused('404', ''))
  await screen.findByText("LMS provider not found, can't direct request.")
})
