import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { COMPLETED } from '../certificate.fixture.ts'
import { openCertificate, useCertificatePageTests } from './certificate-page.fixture.tsx'

useCertificatePageTests()

const buttons = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const sentence = (text: string | RegExp) =>
  screen.queryByText((_text, node) => node?.tagName === 'P' && matches(node.textContent, text))
const matches = (content: string, text: string | RegExp) =>
  typeof text === 'string' ? content === text : text.test(content)

const ISSUED = {
  credentialId: 'c1',
  kind: 'CERTIFICATE',
  certificateId: 'c1',
  courseId: null,
  title: 'AI Strategy',
  recipientName: 'Nia Okafor',
  issuerName: 'Section',
  issuedOn: '2026-05-25',
  courseTitles: ['offered'],
  imageUrl: '/seal.svg',
  downloadUrl: '/credentials/c1.pdf',
  isPublic: false,
}

describe('The top of a certificate', () => {
  test('offers a registration, and says that earlier badges count', async () => {
    await openCertificate()
    expect(screen.getByRole('button', { name: 'Register' })).toBeDefined()
    expect(sentence('Badges that you have earned already count once you register.')).not.toBeNull()
  })

  test('says nothing about earlier badges to a member without any', async () => {
    await openCertificate({ numBadges: 0 })
    expect(sentence(/already count/)).toBeNull()
  })

  test('tells only registered members when certificates are issued', async () => {
    const issuing = 'Certificates are issued bi-weekly. Reach out to our support team with any questions.'
    await openCertificate({ isRegistered: true })
    expect(sentence(issuing)).not.toBeNull()
    expect(screen.getByRole('link', { name: 'support team' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.getByRole('button', { name: 'Unregister' })).toBeDefined()
  })

  test('says nothing about issuing to a member who is not registered', async () => {
    await openCertificate()
    expect(sentence(/bi-weekly/)).toBeNull()
  })

  test('lets a member with every badge and without a registration claim the certificate', async () => {
    await openCertificate({ ...COMPLETED, issuingDate: null })
    expect(sentence(/^You have earned every badge\. .* Claiming yours registers you/)).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Claim your certificate' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  })

  test('tells a registered member with every badge the day on which it is issued', async () => {
    await openCertificate({ ...COMPLETED, isRegistered: true })
    expect(sentence('You have earned every badge. It will be issued on Monday, June 8.')).not.toBeNull()
  })

  test('says why a certificate was withheld, what to do, and when it will be issued', async () => {
    await openCertificate({ ...COMPLETED, isRegistered: true, withheldReason: 'NAME_NOT_DRAWABLE' })
    expect(sentence(/could not be issued: your name has a character that we cannot print\./)).not.toBeNull()
    expect(sentence(/It will then be issued on Monday, June 8\.$/)).not.toBeNull()
    const support = screen.getByRole('link', { name: 'Tell our support team' })
    expect(support.getAttribute('href')).toMatch(
      /^mailto:.*\?subject=My%20name%20on%20the%20certificate%20AI/,
    )
  })

  test('shows the day, the name, the download and the sharing of an issued certificate', async () => {
    await openCertificate(
      { ...COMPLETED, isRegistered: true, credentialId: 'c1', issuingDate: null },
      { answers: { listCredentials: [ISSUED] } },
    )
    expect(await screen.findByText('Issued on Monday, May 25')).toBeDefined()
    expect(sentence('Issued on Monday, May 25 to Nia Okafor')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Download PDF of AI Strategy' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Share AI Strategy' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Unregister' })).toBeDefined()
    expect(sentence(/have changed since/)).toBeNull()
  })

  test('says that an issued certificate stays where its courses have changed and the progress has fallen', async () => {
    await openCertificate(
      { isCompleted: true, numBadges: 1, credentialId: 'c1' },
      { answers: { listCredentials: [ISSUED] } },
    )
    expect(screen.getByText('1 of 3 courses')).toBeDefined()
    await screen.findByText('Issued on Monday, May 25')
    const stays = 'The courses of this certificate have changed since. Yours stays as it was issued.'
    expect(sentence(stays)).not.toBeNull()
  })

  test('offers no registration for an issued certificate that is not registered any more', async () => {
    await openCertificate(
      { ...COMPLETED, credentialId: 'c1', issuingDate: null },
      { answers: { listCredentials: [ISSUED] } },
    )
    await screen.findByText('Issued on Monday, May 25')
    expect(buttons()).toEqual(['Share'])
  })
})
