import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { closeMembershipLock } from '../../membership/membership-lock.ts'
import { COMPLETED } from '../certificate.fixture.ts'
import { openCertificate, useCertificatePageTests } from '../page/certificate-page.fixture.tsx'
import { button, press } from './press.fixture.ts'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

useCertificatePageTests()

describe('“Claim your certificate”', () => {
  const claimable = { ...COMPLETED, issuingDate: null }

  test('registers without a question, is tracked, and says when the certificate is issued', async () => {
    const answers = { addCertificateCompletion: { certificateId: 'c1', isCompleted: true, error: null } }
    await openCertificate(claimable, { answers, afterwards: { ...COMPLETED, isRegistered: true } })
    await press('Claim your certificate')
    await press('Claim your certificate')
    const message = await screen.findByText(/It will be issued on Monday, June 8\./)
    expect(track).toHaveBeenCalledExactlyOnceWith('Certificate Registered', {
      certificate_id: 'c1',
      title: 'AI Strategy',
    })
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true))
    expect(screen.queryByRole('button', { name: 'Claim your certificate' })).toBeNull()
  })

  test('stays when the server refuses it', async () => {
    const error = { code: 'NOT_COMPLETED', message: 'Not yet.' }
    const answers = { addCertificateCompletion: { certificateId: null, isCompleted: null, error } }
    await openCertificate(claimable, { answers })
    await press('Claim your certificate')
    await waitFor(async () => expect((await button('Claim your certificate')).ariaBusy).not.toBe('true'))
    expect(track).not.toHaveBeenCalled()
  })

  test('opens the membership lock on the free tier', async () => {
    const requests = await openCertificate(claimable, { accountType: 'LIMITED', areas: ['mc-limited'] })
    expect(screen.queryByText('locked')).toBeNull()
    await press('Claim your certificate')
    expect(await screen.findByText('locked')).toBeDefined()
    act(closeMembershipLock)
    expect(screen.queryByRole('dialog', { name: 'AI Strategy' })).toBeNull()
    expect(requests).toHaveLength(0)
  })
})
