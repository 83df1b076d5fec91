import { expect, expectAccessible, nextStep, openCourse, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { mailTo } from '../kit/mailbox.ts'

// Recording is off, because it puts scripts into every frame, and the frame of a mail refuses them with a console error.
test.use({ school: 'seats', trace: 'off' })

const COURSE = 'AI for Finance Teams'

test('The confirmation of an enrollment appears in the open mailbox with its calendar file', async ({
  page,
  context,
}) => {
  await page.goto('/dev/mailbox?to=academy@demo.school')
  // The member may have other mails, such as the reminder of an event on its day.
  const subject = `You are enrolled: ${COURSE}`
  const listed = page.getByRole('link', { name: subject })
  await expect(page.getByRole('searchbox', { name: 'Search by address' })).toHaveValue('academy@demo.school')
  await expect(listed).toHaveCount(0)

  const member = await context.newPage()
  await signIn(member, 'academy')
  await openCourse(member, COURSE)
  await nextStep(member).getByRole('button', { name: 'Enroll' }).click()
  await member
    .getByRole('dialog', { name: 'Ready to learn?' })
    .getByRole('button', { name: "I'M SOLD, ENROLL ME" })
    .click()
  await expect(member.getByRole('dialog', { name: "YOU'RE IN!" })).toBeVisible()
  await member.close()

  // The open mailbox shows the mail without a reload.
  await listed.click()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  const letter = page.frameLocator('iframe')
  await expect(letter.getByRole('heading', { level: 1 })).toContainText('Your seat is reserved, ')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^.+, [A-Z][a-z]{2} \d{1,2}\.ics$/ }).click()
  const file = await (await downloading).createReadStream()
  const calendar = Buffer.concat(await file.toArray()).toString()
  expect(calendar).toContain(`SUMMARY:${COURSE}`)
  expect(calendar).toContain('STATUS:CONFIRMED')
  expect(calendar).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T\d{6}\r?\n/)

  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(page.getByRole('region', { name: 'Plain text' })).toContainText(
    `You are enrolled in “${COURSE}”.`,
  )
  await page.getByRole('link', { name: 'Headers' }).click()
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('List-Unsubscribe')
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  const opening = context.waitForEvent('page')
  await letter.getByRole('link', { name: 'Open the session' }).click()
  const session = await opening
  await expect(session).toHaveURL(/\/courses\/session\/[0-9a-f-]{36}$/)
})

test('A mail is found by its address, by keyboard and on a phone', async ({ page }) => {
  await page.request.post('/user/forgotPassword', { data: { email: 'scholar@demo.school' } })
  const mail = await mailTo(page, 'scholar@demo.school', /^Your code/)
  // The plain text is examined, because the frame of a mail refuses axe, which is a script.
  await page.goto('/dev/mailbox?tab=text')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search by address' }).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No mail to this address' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('searchbox', { name: 'Search by address' }).fill('SCHOLAR@')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: mail.subject }).click()
  await expect(page.getByRole('heading', { name: mail.subject })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Mails' })).toBeHidden()
  await page.getByRole('link', { name: 'All mails' }).click()
  await expect(page.getByRole('link', { name: mail.subject })).toBeVisible()
})
