import { useState } from 'react'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { LecturePlayer } from './player/LecturePlayer.tsx'
import { MediaToken } from './progress/media-token.ts'
import type { LectureSource } from './progress/lecture-playback.ts'

export interface PreviewPlayerProps {
  readonly title: string
  readonly playlistUrl: string
  /** Asks for the playlist again when its signature has aged. */
  readonly renew: () => Promise<string | null>
}

/** The lecture player for a film that anybody with an invitation may watch: nothing is recorded. */
export function PreviewPlayer({ title, playlistUrl, renew }: PreviewPlayerProps) {
  const [source, setSource] = useState(() => previewSource(playlistUrl, renew))
  const retry = async () => setSource(previewSource((await renew()) ?? playlistUrl, renew))
  return (
    <LecturePlayer
      title={title}
      source={source}
      chapters={[]}
      onEnded={() => {}}
      onPosition={() => {}}
      onRetry={() => void retry()}
    />
  )
}

function previewSource(playlistUrl: string, renew: () => Promise<string | null>): LectureSource {
  const takeFresh = async () => {
    const fresh = await renew()
    if (fresh) token.take(fresh, Date.now())
  }
  // A request that waits in vain goes out with the old signature, and the player then offers to try again.
  const token: MediaToken = new MediaToken(() => void takeFresh().catch(reportError))
  token.take(playlistUrl, Date.now())
  return { playlistUrl, startAt: 0, token, record: () => () => {} }
}
