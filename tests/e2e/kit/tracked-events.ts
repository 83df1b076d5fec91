import type { Page } from '@playwright/test'
import { REPEATED } from './repeated.ts'

/** The marketing events that the demo has received, newest first. */
export const trackedEvents = async (page: Page): Promise<unknown[]> =>
  (await page.request.get('/dev/events.json', REPEATED)).json()
