import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

test.use({ school: 'events' })

const TITLE = 'Ask about a forecast'

test('A member finds an event, comes to it, puts it into the calendar, and takes the answer back', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1, name: 'Be a part of something big' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page).toHaveTitle(`Section - ${TITLE}`)
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('button', { name: 'RSVP to Event' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Registration' })
  await expect(question).toContainText(TITLE)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Event confirmed')).toBeVisible()
  await expect(page.getByText('You’re going')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel RSVP' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  await page.getByRole('link', { name: 'Back to all events' }).click()
  const card = page.getByRole('article').filter({ hasText: TITLE })
  await expect(card).toContainText('You’re going')
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Cancel RSVP' }).click()
  const removal = page.getByRole('dialog', { name: 'Are you sure?' })
  await removal.getByRole('button', { name: "I'm sure. Remove me please!" }).click()
  await expect(page.getByRole('alert')).toContainText('Event removed')
  await expect(page.getByRole('button', { name: 'RSVP to Event' })).toBeVisible()
})

test('A member comes to an event and invites a friend with the keyboard alone', async ({ page }) => {
  await signIn(page, 'academy')
  await page.goto('/events')
  await page.getByRole('link', { name: TITLE }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'RSVP to Event' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel RSVP' })).toBeFocused()

  const invite = page.getByRole('button', { name: 'Invite a Friend' })
  await invite.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused()
  await page.keyboard.type('friend@example.com')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Invite a Friend' })).toHaveCount(0)
  await expect(invite).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue('friend@example.com')
  await page.keyboard.press('Escape')
  await expect(invite).toBeFocused()
})

test('The recording of a past event plays on its page, and an insight and its event lead to each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await page.goto('/events')
  await page.getByRole('combobox', { name: 'Sort events' }).selectOption('Past Events')
  await expect(page).toHaveURL('/events?sort=past')
  await page.getByRole('link', { name: 'Three prices, three groups' }).click()
  await expect(page.getByText('This event has concluded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'RSVP to Event' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: 'The price nobody dared to name' }).click()
  await page.getByRole('link', { name: 'Three prices, three groups' }).click()
  await page.getByRole('button', { name: 'Watch the Recording' }).click()
  await playing(page)
})

test('On a phone the answer to an event stays at the foot of the window while it is the next step, and guests stand two in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await page.goto('/events')
  await page.getByRole('link', { name: 'A roadmap that says no' }).click()
  const answer = page.getByRole('button', { name: 'RSVP to Event' })
  await expect(answer).toBeInViewport()
  await page.getByRole('link', { name: 'Terms & Conditions' }).scrollIntoViewIfNeeded()
  await expect(answer).toBeInViewport()
  const guests = page.getByRole('region', { name: 'Who is coming' }).getByRole('listitem')
  const [first, second] = [await guests.first().boundingBox(), await guests.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  const table = page.getByRole('group', { name: 'Table' })
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
