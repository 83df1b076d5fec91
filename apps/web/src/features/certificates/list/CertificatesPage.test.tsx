import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { aCertificate, COMPLETED } from '../certificate.fixture.ts'
import { type Certificate, certificatesQuery } from '../certificates-query.ts'
import { CertificatesPage } from './CertificatesPage.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const HERO = { bannerUrl: '', description: 'Three to six courses on one subject.' }

/** Opens the list with these certificates; `afterwards` are those that the server answers afterwards. */
async function open(
  certificates: Certificate[],
  { afterwards = certificates, certificatesHero = HERO } = {},
) {
  const addCertificateRegistration = { certificateId: 'c1', error: null }
  stubService({
    '/graphql': { body: { data: { listCertificates: afterwards, addCertificateRegistration } } },
  })
  await renderMemberScreen(CertificatesPage, {
    address: '/certificates',
    known: [[certificatesQuery.queryKey, certificates]],
    flags: { certificatesHero },
  })
  await screen.findByRole('heading', { level: 1, name: 'Certificates' })
}

const banner = () => document.querySelector('img[width="1200"]')
const section = (name: string) => within(screen.getByRole('region', { name }))
const card = () => within(section('Available Certificates').getByRole('article'))

describe('The top of the list of certificates', () => {
  test('shows the description of its flag without a picture', async () => {
    await open([])
    expect(screen.getByText('Three to six courses on one subject.')).toBeDefined()
    expect(banner()).toBeNull()
  })

  test('shows the banner of its flag', async () => {
    await open([], { certificatesHero: { ...HERO, bannerUrl: '/banner.svg' } })
    expect(banner()?.getAttribute('src')).toBe('/banner.svg')
  })

  test('leaves out a banner that does not load', async () => {
    await open([], { certificatesHero: { ...HERO, bannerUrl: '/gone.svg' } })
    fireEvent.error(banner() ?? document.body)
    expect(banner()).toBeNull()
  })

  test('leaves out a banner whose address is not safe', async () => {
    await open([], { certificatesHero: { ...HERO, bannerUrl: 'javascript:alert(1)' } })
    expect(banner()).toBeNull()
  })
})

test('The list of certificates says that there are none when the plan holds none', async () => {
  await open([])
  expect(screen.getByText('There are no certificates in your plan right now.')).toBeDefined()
  expect(screen.queryByRole('region')).toBeNull()
})

describe('The card of a certificate', () => {
  test('shows its texts and the progress, and links to its page', async () => {
    await open([aCertificate({ numElectiveCourses: 1 })])
    const shown = card()
    expect(shown.getByText('Decide where AI earns its keep.')).toBeDefined()
    expect(shown.getByRole('presentation').getAttribute('src')).toBe('/seal.svg')
    expect(shown.getByText('1 of 4 courses')).toBeDefined()
    expect(shown.getByText('1 of them is an elective')).toBeDefined()
    expect(shown.getByRole('progressbar', { name: 'Progress towards AI Strategy' })).toBeDefined()
    expect(shown.getByRole('link', { name: 'AI Strategy' }).getAttribute('href')).toBe('/certificates/c1')
  })

  test.each([
    [false, 'NOT REGISTERED'],
    [true, 'Registered'],
  ])('of an open program says whether the member is registered: %s', async (isRegistered, pill) => {
    await open([aCertificate({ isRegistered })])
    expect(card().getByText(pill)).toBeDefined()
    expect(card().queryByRole('button', { name: 'Register for AI Strategy' }) === null).toBe(isRegistered)
  })

  test.each([
    ['AI Strategy', false],
    ['Product Management Foundations', true],
  ])('sets the title %s small: %s', async (title, isSmall) => {
    await open([aCertificate({ title })])
    expect(card().getByRole('heading', { name: title }).hasAttribute('data-small')).toBe(isSmall)
  })

  test('registers, and hands the focus to its link, because its button is gone', async () => {
    await open([aCertificate()], { afterwards: [aCertificate({ isRegistered: true })] })
    const register = card().getByRole('button', { name: 'Register for AI Strategy' })
    register.focus()
    fireEvent.click(register)
    fireEvent.click(await screen.findByRole('button', { name: "I'm sold, register me!" }))
    fireEvent.click(await screen.findByRole('button', { name: 'Return to certificate' }))
    expect(card().getByText('Registered')).toBeDefined()
    const link = card().getByRole('link', { name: 'AI Strategy' })
    await waitFor(() => expect(document.activeElement).toBe(link))
  })
})

describe('The member’s own certificates', () => {
  const own = () => section('Your certificates')

  test('stand before the others with their progress', async () => {
    await open([aCertificate({ title: 'Other', certificateId: 'c2' }), aCertificate({ isRegistered: true })])
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Your certificates', 'Available Certificates'])
    expect(own().getAllByRole('link')).toHaveLength(1)
    expect(own().getByRole('link', { name: 'AI Strategy' }).getAttribute('href')).toBe('/certificates/c1')
    expect(own().getByText('1 of 3 courses')).toBeDefined()
    expect(section('Available Certificates').getAllByRole('article')).toHaveLength(2)
  })

  test('are left out for a member without any', async () => {
    await open([aCertificate()])
    expect(screen.queryByRole('region', { name: 'Your certificates' })).toBeNull()
  })

  test.each([
    ['completed without a registration', {}, 'Completed. Claim your certificate.'],
    ['waiting', { isRegistered: true }, 'Completed. It will be issued on Monday, June 8.'],
    [
      'withheld',
      { isRegistered: true, withheldReason: 'NAME_NOT_DRAWABLE' },
      'Completed, but it could not be issued. See why.',
    ],
    ['issued', { isRegistered: true, credentialId: 'c' }, 'Issued. Download or share it.'],
  ] as const)('say what is next, and so does the card: %s', async (_name, more, line) => {
    await open([aCertificate({ ...COMPLETED, ...more })])
    expect(own().getByText(line)).toBeDefined()
    expect(card().getByText(line)).toBeDefined()
    expect(card().queryByRole('button')).toBeNull()
  })
})
