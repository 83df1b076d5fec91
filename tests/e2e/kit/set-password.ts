import { expect, type Page } from '@playwright/test'
import { mailTo } from './mailbox.ts'

const NEW_PASSWORD = 'Learning-4-free'

/** Opens the activation link of a mail, has a code mailed, and chooses a password with it. */
export async function setPassword(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Sent!')).toBeVisible()
  const { text } = await mailTo(page, email, /^Your code/)
  await page.getByLabel('Code', { exact: true }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
}

/** Returns the activation link of the newest mail to this address. */
export async function activationLink(page: Page, email: string): Promise<string> {
  const { links } = await mailTo(page, email, /^Activate/)
  return links.find((address) => address.includes('/set-password?')) ?? ''
}
