import { Section } from '@section/ui/page/Section.tsx'
import { PreviewVideo } from '../../../video/PreviewVideo.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import { requestTrailer } from './request-trailer.ts'

/** The trailer of a course: its picture with a Play button, then the player. */
export function CourseTrailer({ about }: { about: LandingSession }) {
  const { courseId, title, coverImageUrl } = about
  const { sprintTrailerJwPlayerFileId, sprintTrailerCoverImageUrl } = about.courseMeta
  if (!sprintTrailerJwPlayerFileId) return null
  return (
    <Section title="Watch the trailer">
      <PreviewVideo
        title={`Trailer: ${title}`}
        playLabel={`Play the trailer of ${title}`}
        poster={sprintTrailerCoverImageUrl ?? coverImageUrl}
        problem="The trailer didn’t open."
        request={() => requestTrailer(courseId)}
      />
    </Section>
  )
}
