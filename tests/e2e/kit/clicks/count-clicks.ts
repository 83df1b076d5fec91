import type { Page } from '@playwright/test'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { signIn } from '../sign-in.ts'

declare global {
  interface Window {
    clicks: number
  }
}

/** Signs in and opens home, where somebody who knows nothing of the product begins. Every click from now on is counted. */
export async function begin(page: Page, account: DemoAccount, path = '/'): Promise<void> {
  await signIn(page, account)
  await page.addInitScript(() => {
    window.clicks = Number(sessionStorage.getItem('clicks') ?? 0)
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem('clicks', String(++window.clicks))
    }
    addEventListener('click', count, { capture: true })
  })
  await page.goto(path)
}

/** Returns the number of clicks that the page has received since then. */
export const clicks = (page: Page) => page.evaluate(() => window.clicks)
