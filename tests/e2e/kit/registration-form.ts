import type { Locator, Page } from '@playwright/test'

/** Returns the title of the screen. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Fills in the fields of every registration; the label of the address differs. */
export async function fillNames(page: Page, emailLabel: string | RegExp, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel(emailLabel).fill(email)
}

/** Registers somebody with an invitation and the additional fields that it asks for. */
export async function register(
  page: Page,
  code: string,
  email: string,
  texts: Record<string, string> = {},
): Promise<void> {
  await page.goto(`/invite-registration/${code}`)
  await fillNames(page, /^(Work email|Email)$/, email)
  if (code === 'ACME') await page.getByLabel('Your team').fill('Growth')
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  if (texts['Company']) {
    await page.getByLabel('Job level').selectOption('manager')
    await page.getByLabel('Company size').selectOption('100-499')
  }
  await page.getByRole('button', { name: 'Register' }).click()
}
