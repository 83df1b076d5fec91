import { expect, type Page } from '@playwright/test'

/** What the demo's payment service does with a card, by its number. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
  failsAtRenewal: '4000 0000 0000 0341',
} as const

/** Fills in the form of a card on a page of the payment service, and presses the button that pays. */
export async function payByCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.getByLabel('Card number').fill(CARDS[card])
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^(?:Pay|Subscribe|Start|Save)/ }).click()
}

/** Opens the payment service's dashboard, and returns the row of a customer. */
async function customerRow(page: Page, email: string) {
  await page.goto('/dev/stripe')
  const row = page.getByRole('listitem').filter({ hasText: email }).first()
  await expect(row).toBeVisible()
  return row
}

/** Moves the clock of a customer of the payment service to just after their next renewal. */
export async function renew(page: Page, email: string): Promise<void> {
  const row = await customerRow(page, email)
  await row.getByRole('button', { name: 'To the next renewal' }).click()
  await expect(page.getByRole('status')).toHaveText('The clock was moved, and what was due has happened.')
}
