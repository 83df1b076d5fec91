import { expect, expectAccessible, openCourse, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

test('A member goes from a date to the calendar subscription, copies its address, and revokes it again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'workshop')
  await openCourse(page, 'Customer Research in an Afternoon')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/account-settings#calendar-subscription')

  const calendar = section(page, 'Calendar subscription')
  await expect(calendar).toBeInViewport()
  await calendar.getByRole('button', { name: 'Create address' }).click()
  await expect(calendar.getByRole('textbox', { name: 'Calendar address' })).toBeFocused()
  await calendar.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await expect(calendar.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(address)
  await expect(calendar.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  )
  await expectAccessible(page, '#calendar-subscription')
  const file = await page.request.get(address)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Customer Research in an Afternoon')

  await calendar.getByRole('button', { name: 'Revoke address' }).click()
  await page
    .getByRole('dialog', { name: 'Revoke this address?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(calendar.getByRole('button', { name: 'Create address' })).toBeFocused()
  expect((await page.request.get(address)).status()).toBe(404)
})
