import { Picture } from '../../../../lib/links/Picture.tsx'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@section/ui/button/Button.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { PlayButton, VideoFrame } from '@section/ui/video-frame/VideoFrame.tsx'
import { lazyPart } from '../../../../lib/loading/lazy-part.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import css from './course-trailer.module.css'
import { requestTrailer } from './request-trailer.ts'

/** The player is loaded when Play is pressed, because it is larger than the page. */
const PreviewPlayer = lazyPart(() => import('../../../video/PreviewPlayer.tsx'), 'PreviewPlayer', {
  waiting: <Spinner label="Loading the video" size={44} />,
})

/** The trailer of a course: its picture with a Play button, then the player. */
export function CourseTrailer({ about }: { about: LandingSession }) {
  const { courseId, title, coverImageUrl } = about
  const { sprintTrailerJwPlayerFileId, sprintTrailerCoverImageUrl } = about.courseMeta
  const trailer = useMutation({
    mutationFn: async () => {
      const playlistUrl = await requestTrailer(courseId)
      if (playlistUrl === null) throw new Error('The course has no trailer any more.')
      return playlistUrl
    },
  })
  if (!sprintTrailerJwPlayerFileId) return null
  return (
    <Section title="Watch the trailer">
      <VideoFrame className={css.frame}>
        {trailer.data ? (
          <PreviewPlayer
            title={`Trailer: ${title}`}
            playlistUrl={trailer.data}
            renew={() => requestTrailer(courseId)}
          />
        ) : (
          <>
            <Picture src={sprintTrailerCoverImageUrl ?? coverImageUrl} alt="" loading="lazy" />
            {trailer.isPending && <Spinner label="Loading the video" size={44} />}
            {trailer.isIdle && (
              <PlayButton label={`Play the trailer of ${title}`} onClick={() => trailer.mutate()} />
            )}
            {trailer.isError && (
              <div className={css.problem} role="alert">
                <p className={css.problemTitle}>The trailer didn’t open.</p>
                <p>Check your connection and try again.</p>
                <Button onClick={() => trailer.mutate()}>Retry</Button>
              </div>
            )}
          </>
        )}
      </VideoFrame>
    </Section>
  )
}
