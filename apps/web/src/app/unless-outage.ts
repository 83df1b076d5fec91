import { redirect } from '@tanstack/react-router'
import { config } from '../lib/config.ts'
import { paths } from './paths.ts'

/** While an outage blocks login, the login page says so for every way in. Specification 1, section 2.3; docs/decisions/flags.md. */
export function unlessOutage({ location }: { location: { searchStr: string } }): void {
  if (config.outage) throw redirect({ href: `${paths.login()}${location.searchStr}`, replace: true })
}
