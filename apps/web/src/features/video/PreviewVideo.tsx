import { useMutation } from '@tanstack/react-query'
import { Button } from '@section/ui/button/Button.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { PlayButton, VideoFrame } from '@section/ui/video-frame/VideoFrame.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import css from './preview-video.module.css'

/** The player is loaded when Play is pressed, because it is larger than the page. */
const PreviewPlayer = lazyPart(() => import('./PreviewPlayer.tsx'), 'PreviewPlayer', {
  waiting: <Spinner label="Loading the video" size={44} />,
})

interface PreviewVideoProps {
  /** The accessible name of the player. */
  readonly title: string
  /** The accessible name of the Play button. */
  readonly playLabel: string
  /** The picture before the video plays. */
  readonly poster: string
  /** Says that the video did not open. */
  readonly problem: string
  /** Returns the playlist with a fresh signature; null when there is no video any more. */
  readonly request: () => Promise<string | null>
  /** True for a video at the top of a page, whose picture is not loaded lazily. */
  readonly eager?: boolean
}

/** A video outside of the pages of lessons: its picture with a Play button, then the player. It records no progress. */
export function PreviewVideo({ title, playLabel, poster, problem, request, eager }: PreviewVideoProps) {
  const video = useMutation({
    mutationFn: async () => {
      const playlistUrl = await request()
      if (playlistUrl === null) throw new Error(`There is no video any more: ${title}`)
      return playlistUrl
    },
  })
  return (
    <VideoFrame className={css.frame}>
      {video.data ? (
        <PreviewPlayer title={title} playlistUrl={video.data} renew={request} />
      ) : (
        <>
          <Picture src={poster} alt="" loading={eager ? 'eager' : 'lazy'} />
          {video.isPending && <Spinner label="Loading the video" size={44} />}
          {video.isIdle && <PlayButton label={playLabel} onClick={() => video.mutate()} />}
          {video.isError && (
            <div className={css.problem} role="alert">
              <p className={css.problemTitle}>{problem}</p>
              <p>Check your connection and try again.</p>
              <Button onClick={() => video.mutate()}>Retry</Button>
            </div>
          )}
        </>
      )}
    </VideoFrame>
  )
}
