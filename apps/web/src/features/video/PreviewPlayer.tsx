import { useState } from 'react'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { LecturePlayer } from './player/LecturePlayer.tsx'
import { MediaToken } from './progress/media-token.ts'
import type { LectureSource } from './progress/lecture-playback.ts'

interface PreviewPlayerProps {
  readonly title: string
  readonly playlistUrl: string
  /** Returns the playlist with a fresh signature. */
  readonly renew: () => Promise<string | null>
}

/** The lecture player for a video of an invitation. It records no progress. */
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
  const renewToken = async () => {
    const renewedUrl = await renew()
    if (renewedUrl) token.update(renewedUrl)
  }
  // When renewing fails, requests are sent with the old signature, and the player offers to retry.
  const token: MediaToken = new MediaToken(() => void renewToken().catch(reportError))
  token.update(playlistUrl)
  return { playlistUrl, startAt: 0, token, record: () => () => {} }
}
