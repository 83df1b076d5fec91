import { useEffect, useRef } from 'react'
import { useCanWatch } from '../../metering/metering-query.ts'
import type { VideoSession } from '../progress/use-video-session.ts'

/**
 * Checks whether the month's allowance locks a video: by what this page knows of it, or by a refusal of the server, which
 * counts until the allowance starts again or the member has another plan. docs/product/metering.md#locked-videos
 */
export function useMeteringLock(
  videoId: string,
  { state, forgetRefusal }: Pick<VideoSession, 'state' | 'forgetRefusal'>,
): boolean {
  const canWatch = useCanWatch(videoId)
  const couldWatch = useRef(canWatch)
  useEffect(() => {
    if (canWatch && !couldWatch.current) forgetRefusal()
    couldWatch.current = canWatch
  }, [canWatch, forgetRefusal])
  return !canWatch || (state.kind === 'refused' && state.code === 'METERING_EXCEEDED')
}
