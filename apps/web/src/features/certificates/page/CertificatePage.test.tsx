import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { aProgramCourse, aProgramGroup } from '../certificate.fixture.ts'
import { openCertificate, useCertificatePageTests } from './certificate-page.fixture.tsx'

useCertificatePageTests()

const cards = () => screen.getAllByRole('article')
const group = (name: string) => within(screen.getByRole('region', { name }))

test('A certificate shows its texts, the member’s progress and a link to the list', async () => {
  await openCertificate({
    numElectiveCourses: 1,
    meta: { bannerDescription: 'And prove it.', registrationPrompt: null, postRegistrationPrompt: null },
  })
  expect(screen.getByText('And prove it.')).toBeDefined()
  expect(screen.getByText('Decide where AI earns its keep.')).toBeDefined()
  expect(screen.getByText('1 of 4 courses')).toBeDefined()
  expect(screen.getByText('1 of them is an elective')).toBeDefined()
  const progress = screen.getByRole('progressbar', { name: 'Progress towards AI Strategy' })
  expect(progress.getAttribute('aria-valuenow')).toBe('25')
  const back = screen.getByRole('link', { name: 'Back to all certificates' })
  expect(back.getAttribute('href')).toBe('/certificates')
  expect(document.title).toBe('Section - AI Strategy')
})

test('A certificate that does not exist for the member is the page that is not found', async () => {
  const courses = { listUserCourses: [], listUserSessions: [], listCourseBookmarks: [], getResumePoint: null }
  openApp('/certificates/c1', {
    signedIn: MEMBER_ANSWER,
    data: { ...MEMBER_ANSWER, ...courses, getCertificate: null },
  })
  await waitFor(() => expect(document.title).toContain('Page not found'), { timeout: 5000 })
  expect(screen.queryByRole('link', { name: 'Back to all certificates' })).toBeNull()
})

test.each([
  ['#E4572E', '#c04927'],
  ['#17152B', '#17152b'],
])(
  'The color %s of a certificate is darkened until white text on it is readable: %s',
  async (color, fill) => {
    await openCertificate({ primaryColor: color })
    const hero = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[style]')
    expect(hero?.style.getPropertyValue('--brand-accent')).toBe(fill)
  },
)

test('A certificate without a color of its own keeps that of the school', async () => {
  await openCertificate({ primaryColor: null })
  const hero = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[style]')
  expect(hero?.style.getPropertyValue('--brand-accent') ?? '').toBe('')
})

test('A card of a certificate links to its course only while the course is offered', async () => {
  await openCertificate()
  const titles = group('Foundations')
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading'))
  expect(titles.map(({ textContent }) => textContent)).toEqual(['offered', 'over', 'without sessions'])
  const links = titles.map((title) => within(title).queryByRole('link')?.getAttribute('href'))
  expect(links).toEqual(['/courses/offered', undefined, undefined])
})

test('A card of a certificate says that its course is completed as the certificate counts it', async () => {
  await openCertificate({
    groups: [
      aProgramGroup([
        aProgramCourse('offered', { isCompleted: true }),
        aProgramCourse('over', { liveOnly: true }),
        aProgramCourse('without sessions', { isCompleted: true }),
      ]),
    ],
  })
  expect(cards().map((card) => within(card).queryByText('Completed') !== null)).toEqual([true, false, true])
})

test('A card of a certificate shows and changes whether its course is saved', async () => {
  await openCertificate()
  expect(screen.getByRole('button', { name: 'Save offered', pressed: true })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save over', pressed: false })).toBeDefined()
})

test('A group of a certificate shows its texts, what it asks for, and what of that is completed', async () => {
  await openCertificate({
    numElectiveCourses: 1,
    groups: [
      aProgramGroup([aProgramCourse('offered'), aProgramCourse('over', { isCompleted: true })], {
        meta: { note: 'Take them in this order.' },
      }),
      aProgramGroup(
        ['a', 'b', 'c'].map((title) => aProgramCourse(title, { completionRequired: false })),
        { certificateGroupId: 'g2', title: 'Electives', description: '' },
      ),
    ],
  })
  const required = group('Foundations')
  expect(required.getByText('What the tools do well.')).toBeDefined()
  expect(required.getByText('Take them in this order.')).toBeDefined()
  expect(required.getByText('Both courses are required.')).toBeDefined()
  expect(required.getByText('1 of 2 completed')).toBeDefined()
  expect(group('Electives').getByText('Choose 1 of these 3 courses.')).toBeDefined()
})

test('The group of the final project is marked', async () => {
  await openCertificate({
    groups: [aProgramGroup([aProgramCourse('offered')], { title: 'Capstone', isCapstoneGroup: true })],
  })
  expect(group('Capstone Final project').getByText('Final project')).toBeDefined()
})

test('A card of a certificate says what the school notes about its course, and which badge counts', async () => {
  await openCertificate({
    groups: [
      aProgramGroup([
        aProgramCourse('offered', { liveOnly: true, meta: { note: 'Bring your own case.' } }),
        aProgramCourse('beyond the plan'),
      ]),
    ],
  })
  const [offered, beyond] = cards().map((card) => within(card).getAllByRole('listitem'))
  const texts = (items: HTMLElement[] | undefined) => items?.map(({ textContent }) => textContent)
  expect(texts(offered)).toEqual(['Bring your own case.', 'Only the badge of a live session counts.'])
  expect(texts(beyond)).toEqual(['Your plan does not include this course.'])
})
