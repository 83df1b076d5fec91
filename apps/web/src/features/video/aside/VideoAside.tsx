import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { Disclosure } from '@section/ui/disclosure/Disclosure.tsx'
import { findLecture, type Lecture, type OnDemandCourse } from '../on-demand-course.ts'
import { useFlag } from '../../../lib/flags.ts'
import css from './video-aside.module.css'
import { toVideo } from '../video-link.ts'

export interface VideoAsideProps {
  readonly course: OnDemandCourse
  readonly lecture: Lecture
  readonly next: VideoLocation | null
  /** Where the video plays, in seconds. */
  readonly position: number
}

/**
 * Beside the picture: its chapters, where the flag `videoBookmarks` is on, and what comes next. A chapter's link carries
 * `seek`, to which the screen jumps. Specification 2, section 2.6.
 */
export function VideoAside({ course, lecture, next, position }: VideoAsideProps) {
  const [opened, setOpened] = useState(true)
  const bookmarks = useFlag('videoBookmarks')
  const upcoming = next && findLecture(course, next)
  const current = lecture.chapters.findLast(({ startSeconds }) => startSeconds <= position)
  return (
    <aside className={css.aside} aria-label="About this video">
      {bookmarks && lecture.chapters.length > 0 && (
        <Disclosure
          title="Video Bookmarks"
          headingLevel={2}
          opened={opened}
          onToggle={() => setOpened(!opened)}
        >
          <ol className={css.chapters}>
            {lecture.chapters.map(({ videoChapterId, title, startSeconds }) => (
              <li key={videoChapterId}>
                <Link
                  {...toVideo(course.courseId, lecture, startSeconds)}
                  replace
                  resetScroll={false}
                  activeProps={{}}
                  className={css.chapter}
                  aria-current={videoChapterId === current?.videoChapterId ? 'true' : undefined}
                >
                  <span className={css.stamp}>{timeText(startSeconds)}</span>
                  <span>{title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {upcoming && (
        <Link {...toVideo(course.courseId, upcoming)} className={css.next}>
          <img src={upcoming.thumbnail} alt="" width={112} height={63} loading="lazy" />
          <span>
            <span className={css.nextLabel}>Up next</span>
            <span className={css.nextTitle}>{upcoming.title}</span>
            <span className={css.stamp}>{timeText(upcoming.duration)}</span>
          </span>
        </Link>
      )}
    </aside>
  )
}
