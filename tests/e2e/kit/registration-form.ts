import type { Locator, Page } from '@playwright/test'

/** The title of the screen. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Fills in what every registration asks for; the address has different labels. */
export async function fillNames(page: Page, emailLabel: string | RegExp, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel(emailLabel).fill(email)
}
