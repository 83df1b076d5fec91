import { useQuery } from '@tanstack/react-query'
import { mayWatch } from '@section/domain/metering/metering.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { isLimited, meteringQuery } from './metering-query.ts'

/** Whether the member's month allows a video. Specification 2, section 4.6. */
export function useMayWatch(videoId: string): boolean {
  const { member } = useSignedIn()
  const limited = isLimited(member)
  const { data: plan } = useQuery({ ...meteringQuery, enabled: limited })
  return mayWatch(limited, plan ?? null, videoId)
}
