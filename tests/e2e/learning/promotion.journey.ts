import type { Page } from '@playwright/test'
import { card, expect, nextStep, openCourse, section, test } from '../kit/journey.ts'
import { mailTo } from '../kit/mailbox.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

// The session is full, sponsor@ has a seat in it, and nobody waits for one. No other journey of the school uses it.
test.use({ school: 'seats' })

const COURSE = 'Hiring on Evidence'
const WAITING = 'scholar@demo.school'

test('A waitlisted member gets the seat that another member gives up, with a mail and its calendar file', async ({
  page,
  browser,
  product,
}) => {
  const began = new Date()
  await signIn(page, 'scholar')
  await openCourse(page, COURSE)
  await nextStep(page).getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "I'M SOLD, JOIN THE WAITLIST" }).click()
  await page
    .getByRole('dialog', { name: 'Added To Waitlist!' })
    .getByRole('link', { name: 'Go to Courses' })
    .click()
  const own = card(section(page, 'Active/Enrolled Courses'), COURSE)
  await expect(own.getByText('Waitlisted!')).toBeVisible()
  const tentative = await eventsOf(page, `You are on the waitlist: ${COURSE}`, began)

  const holder = await memberAt(browser, product.url, 'sponsor')
  await leave(holder)
  await page.reload()
  await expect(own.getByText('Enrolled', { exact: true })).toBeVisible()
  const confirmed = await eventsOf(page, `A seat is yours: ${COURSE}`, began)
  expect(confirmed.map(({ uid }) => uid)).toEqual(tentative.map(({ uid }) => uid))
  for (const [index, { sequence, status }] of confirmed.entries()) {
    expect([tentative[index]?.status, status]).toEqual(['TENTATIVE', 'CONFIRMED'])
    expect(sequence, 'a calendar replaces the tentative entry').toBeGreaterThan(
      tentative[index]?.sequence ?? Infinity,
    )
  }
  const mailbox = await page.context().newPage()
  await mailbox.goto(`/dev/mailbox?to=${WAITING}`)
  await expect(mailbox.getByRole('heading', { name: `A seat is yours: ${COURSE}` })).toBeVisible()
  await mailbox.close()

  await holder.context().close()
})

/** Gives up a seat on the landing page of the course. */
async function leave(page: Page): Promise<void> {
  await openCourse(page, COURSE)
  await page.getByRole('button', { name: 'Unenroll', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: "YES I'M SURE" }).click()
  await expect(page.getByText('Your seat has gone to the next in line.')).toBeVisible()
  await expect(nextStep(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible()
}

/** Returns the events of the calendar file in the newest mail with this subject. */
async function eventsOf(page: Page, subject: string, since: Date) {
  const { attachments } = await mailTo(page, WAITING, `^${subject}$`, since)
  const [file] = attachments.filter(({ mimeType }) => mimeType.startsWith('text/calendar'))
  const text = await (await page.request.get(file?.path ?? '')).text()
  expect(text).toContain('METHOD:PUBLISH')
  const events = [...text.matchAll(/BEGIN:VEVENT.*?END:VEVENT/gs)].map(([event]) => ({
    uid: /^UID:(.+@localhost)\r$/m.exec(event)?.[1],
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(event)?.[1]),
    status: /^STATUS:(\w+)/m.exec(event)?.[1],
  }))
  expect(events.length, subject).toBeGreaterThan(1)
  return events
}
