import { onSettledMember } from '../lib/viewer/settled-member.ts'

/** Reports the zone of this device for each member whose data this page shows. docs/product/mail.md#times-in-mails */
export function reportTimeZoneLater(): () => void {
  return onSettledMember(async () => {
    const { reportTimeZone } = await import('../lib/viewer/report-time-zone.ts')
    return () => void reportTimeZone()
  })
}
