import { pathTo } from '@section/domain/access/screen-path.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { nextCourseVideo } from '@section/domain/video/next-video.ts'
import { findLecture, videoGroups, type Lecture, type OnDemandCourse } from '../on-demand-course.ts'
import { videoLink } from './video-link.ts'

/**
 * Returns the next video and `advance`, which opens and starts it, or opens the course's page after the last video.
 * Specification 2, section 4.7.
 */
export function useAutoAdvance(course: OnDemandCourse, lecture: Lecture, start: () => void) {
  const navigate = useNavigate()
  const startAt = useRef<string | null>(null)
  const location = nextCourseVideo(videoGroups(course), lecture)
  const next = location && findLecture(course, location)
  const { videoContentId } = lecture
  useEffect(() => {
    if (startAt.current === videoContentId) start()
    startAt.current = null
  }, [videoContentId, start])
  const advance = () => {
    const { courseId } = course
    if (!next) return void navigate({ to: pathTo('course', { courseId }) })
    startAt.current = next.videoContentId
    void navigate(videoLink(courseId, next))
  }
  return { next, advance }
}
