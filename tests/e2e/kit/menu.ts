import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the drawer of the signed-in screens. */
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

/** Opens the drawer and waits until its animation has ended. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menuOf(page)).toBeVisible()
}
