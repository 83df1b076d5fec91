import { Picture } from '../../../lib/links/Picture.tsx'
import { Accordion } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { timeText } from '@section/domain/video/time-text.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { findChapter } from '../player/controls/chapter-cues.ts'
import { useFlag } from '../../../lib/flags.ts'
import css from './video-aside.module.css'
import { videoLink } from '../navigation/video-link.ts'

interface VideoAsideProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  readonly next: CollectionVideo | null
  /** The position of the video, in seconds. */
  readonly position: number
}

/**
 * The chapters of the video, behind the flag `videoBookmarks`, and the next video. A chapter links to this page with
 * `seek`, and the screen jumps there. It has no headings, because the heading of the page comes after it.
 */
export function VideoAside({ collection, lecture, next, position }: VideoAsideProps) {
  const bookmarks = useFlag('videoBookmarks')
  const current = findChapter(lecture.chapters, position)
  return (
    <aside className={css.aside} aria-label="About this video">
      {bookmarks && lecture.chapters.length > 0 && (
        <Accordion defaultValue="bookmarks">
          <Accordion.Item value="bookmarks">
            <Accordion.Control>Video Bookmarks</Accordion.Control>
            <Accordion.Panel>
              <ol className={css.chapters}>
                {lecture.chapters.map(({ videoChapterId, title, startSeconds }) => (
                  <li key={videoChapterId}>
                    <Link
                      {...videoLink(collection, lecture, startSeconds)}
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
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      )}
      {next && (
        <Link {...videoLink(collection, next)} className={css.next}>
          <Picture src={next.thumbnail} alt="" width={112} height={63} loading="lazy" />
          <span>
            <span className={css.nextLabel}>Up next</span>
            <span className={css.nextTitle}>{next.title}</span>
            <span className={css.stamp}>{timeText(next.duration)}</span>
          </span>
        </Link>
      )}
    </aside>
  )
}
