import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { closeMembershipLock } from '../../membership/membership-lock.ts'
import { COMPLETED } from '../certificate.fixture.ts'
import { openCertificate, useCertificatePageTests } from '../page/certificate-page.fixture.tsx'
import { button, press } from './press.fixture.ts'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

useCertificatePageTests()

const dialog = async () => within(await screen.findByRole('dialog', { name: 'AI Strategy' }))

const META = { bannerDescription: null, registrationPrompt: null, postRegistrationPrompt: null }
const REGISTERED = { answers: { addCertificateRegistration: { certificateId: 'c1', error: null } } }
const UNREGISTERED = { answers: { removeCertificateRegistration: { certificateId: 'c1', error: null } } }
const EVENT = { certificate_id: 'c1', title: 'AI Strategy' }

describe('“Register” on a certificate', () => {
  test('asks for confirmation with the prompt of the certificate, and “Cancel” changes nothing', async () => {
    const requests = await openCertificate({ meta: { ...META, registrationPrompt: 'One evening a week.' } })
    await press('Register')
    const asked = await dialog()
    expect(asked.getByText('Decide where AI earns its keep.')).toBeDefined()
    expect(asked.getByText('One evening a week.')).toBeDefined()
    const confirm = asked.getByRole('button', { name: "I'm sold, register me!" })
    await waitFor(() => expect(document.activeElement).toBe(confirm))
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await button('Register'))
    expect(requests).toHaveLength(0)
    expect(track).not.toHaveBeenCalled()
  })

  test('shows the next steps once it is confirmed, is tracked, and reads the certificate again', async () => {
    const requests = await openCertificate({}, { ...REGISTERED, afterwards: { isRegistered: true } })
    await press('Register')
    await press("I'm sold, register me!")
    expect(await screen.findByText("YOU'RE REGISTERED")).toBeDefined()
    const shown = await dialog()
    expect(shown.getByRole('img', { name: 'Seal of the certificate AI Strategy' })).toBeDefined()
    expect(shown.getByText('Decide where AI earns its keep.')).toBeDefined()
    expect(shown.getByRole('heading', { name: "What's next" })).toBeDefined()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Select courses from the Certificate detail page',
      'Enjoy the journey',
    ])
    expect(track).toHaveBeenCalledWith('Certificate Registered', EVENT)
    expect(requests.map(({ body }) => body)).toMatchObject([
      { variables: { certificateId: 'c1' } },
      { variables: { certificateId: 'c1' } },
    ])
    await press('Return to certificate')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await button('Unregister'))
  })

  test('shows the certificate’s own text about what comes next as Markdown', async () => {
    const meta = { ...META, postRegistrationPrompt: '## First\n\nStart with **Strategy**.\n\n- One\n- Two' }
    await openCertificate({ meta }, REGISTERED)
    await press('Register')
    await press("I'm sold, register me!")
    await screen.findByText("YOU'RE REGISTERED")
    const shown = await dialog()
    expect(shown.getByRole('heading', { level: 3, name: 'First' })).toBeDefined()
    expect(shown.getByText('Strategy').tagName).toBe('STRONG')
    expect(shown.getAllByRole('listitem')).toHaveLength(2)
    expect(shown.queryByText("What's next")).toBeNull()
  })

  test('closes the dialog when the server refuses it', async () => {
    const error = { code: 'TRIAL_ENDED', message: 'Over.' }
    await openCertificate({}, { answers: { addCertificateRegistration: { certificateId: null, error } } })
    await press('Register')
    await press("I'm sold, register me!")
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(track).not.toHaveBeenCalled()
  })

  test('registers and is tracked once when it is confirmed with a double click', async () => {
    const requests = await openCertificate({}, REGISTERED)
    await press('Register')
    const confirm = await button("I'm sold, register me!")
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    expect(await screen.findByText("YOU'RE REGISTERED")).toBeDefined()
    await waitFor(() => expect(requests.length).toBeGreaterThan(1))
    expect(track).toHaveBeenCalledTimes(1)
  })

  test('keeps the dialog for another try when the server does not answer', async () => {
    let fails = true
    await openCertificate({}, REGISTERED)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      fails ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...request),
    )
    await press('Register')
    await press("I'm sold, register me!")
    await waitFor(async () => expect((await button("I'm sold, register me!")).ariaBusy).not.toBe('true'))
    expect(track).not.toHaveBeenCalled()
    fails = false
    await press("I'm sold, register me!")
    expect(await screen.findByText("YOU'RE REGISTERED")).toBeDefined()
    expect(track).toHaveBeenCalledExactlyOnceWith('Certificate Registered', EVENT)
  })

  test('opens the membership lock on the free tier', async () => {
    const requests = await openCertificate({}, { accountType: 'LIMITED', areas: ['mc-limited'] })
    expect(screen.queryByText('locked')).toBeNull()
    await press('Register')
    expect(await screen.findByText('locked')).toBeDefined()
    act(closeMembershipLock)
    expect(screen.queryByRole('dialog', { name: 'AI Strategy' })).toBeNull()
    expect(requests).toHaveLength(0)
  })
})

describe('“Unregister” on a certificate', () => {
  test('asks for confirmation, and “Cancel” changes nothing', async () => {
    const requests = await openCertificate({ isRegistered: true })
    await press('Unregister')
    const asked = await dialog()
    expect(asked.getByRole('presentation').getAttribute('src')).toBe('/seal.svg')
    for (const text of [
      'Decide where AI earns its keep.',
      'Are you sure you want to unregister from this certificate program?',
      '* You will remain enrolled in any course connected to this certificate.',
    ])
      expect(asked.getByText(text)).toBeDefined()
    expect(asked.queryByText(/every badge/)).toBeNull()
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(requests).toHaveLength(0)
  })

  test('asks a member of the free tier too who registered before, without the membership lock', async () => {
    await openCertificate({ isRegistered: true }, { accountType: 'LIMITED', areas: ['mc-limited'] })
    await press('Unregister')
    expect((await dialog()).getByRole('button', { name: "Yes, I'm sure." })).toBeDefined()
    expect(screen.queryByText('locked')).toBeNull()
  })

  test('ends the registration once it is confirmed, is tracked, and reads the certificate again', async () => {
    const requests = await openCertificate(
      { isRegistered: true },
      { ...UNREGISTERED, afterwards: { isRegistered: false } },
    )
    await press('Unregister')
    await press("Yes, I'm sure.")
    await button('Register')
    expect(track).toHaveBeenCalledWith('Certificate Unregistered', EVENT)
    expect(requests).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is undone by the message that says that it has ended', async () => {
    const answers = { ...UNREGISTERED.answers, ...REGISTERED.answers }
    await openCertificate({ isRegistered: true }, { answers, afterwards: { isRegistered: false } })
    await press('Unregister')
    await press("Yes, I'm sure.")
    expect(await screen.findByText('You are no longer registered for “AI Strategy”.')).toBeDefined()
    await press('Undo')
    expect(await screen.findByText('You are registered for “AI Strategy” again.')).toBeDefined()
    expect(screen.queryByText("YOU'RE REGISTERED")).toBeNull()
    expect(track).toHaveBeenLastCalledWith('Certificate Registered', EVENT)
  })

  test.each([
    ['waits to be issued', {}, /Without a registration your certificate is not issued/],
    ['was issued', { credentialId: 'c' }, 'Your certificate was issued and stays yours.'],
  ])('says what follows for a certificate that %s', async (_name, more, text) => {
    await openCertificate({ ...COMPLETED, ...more, isRegistered: true }, { answers: { listCredentials: [] } })
    await press('Unregister')
    expect((await dialog()).getByText(text)).toBeDefined()
  })
})
