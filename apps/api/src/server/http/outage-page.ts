import type { OutageNotice } from '@section/domain/flags/outage.ts'
import type { ScreenPage } from './page.ts'

/**
 * The page with the notice of an outage in its configuration, and nothing drawn ahead of it: no login form shows
 * before the notice. Specification 1, section 2.3.
 */
export function outagePage({ undrawn }: ScreenPage, notice: OutageNotice): string {
  const json = JSON.stringify(notice).replaceAll('<', '\\u003c')
  return undrawn.replace('"outage":null', () => `"outage":${json}`)
}
