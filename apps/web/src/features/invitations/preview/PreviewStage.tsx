import { Picture } from '../../../lib/links/Picture.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { PlayButton, VideoFrame } from '@section/ui/video-frame/VideoFrame.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import css from './stage.module.css'
import { passPreviewQuery, type PassVideo } from './preview-query.ts'

/** Loaded when Play is pressed, because the player is larger than the page. */
const PreviewPlayer = lazyPart(() => import('../../video/PreviewPlayer.tsx'), 'PreviewPlayer', {
  waiting: <Spinner label="Loading the video" size={44} />,
})

interface PreviewStageProps {
  readonly code: string
  readonly video: PassVideo
  /** Plays at once, because the visitor chose it elsewhere on the page. */
  readonly chosen?: boolean
}

/** The video of an invitation: its poster with a Play button, then the player. */
export function PreviewStage({ code, video, chosen = false }: PreviewStageProps) {
  const queryClient = useQueryClient()
  const [playing, setPlaying] = useState(chosen)
  const renew = async () => {
    const pass = await queryClient.fetchQuery({ ...passPreviewQuery(code), staleTime: 0 })
    return pass?.content?.find(({ videoId }) => videoId === video.videoId)?.playlistUrl ?? null
  }
  if (playing && video.playlistUrl)
    return (
      <VideoFrame className={css.stage}>
        <PreviewPlayer title={video.title} playlistUrl={video.playlistUrl} renew={renew} />
      </VideoFrame>
    )
  return (
    <VideoFrame className={css.stage}>
      <Picture src={posterOf(video)} alt="" fetchPriority="high" />
      {video.playlistUrl && <PlayButton label={`Play: ${video.title}`} onClick={() => setPlaying(true)} />}
    </VideoFrame>
  )
}

const posterOf = ({ externalKey }: PassVideo) => `/v2/media/${encodeURIComponent(externalKey)}/poster.webp`
