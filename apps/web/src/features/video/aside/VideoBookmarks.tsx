import { Accordion } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { timeText } from '@section/domain/video/time-text.ts'
import { useFlag } from '../../../lib/flags.ts'
import { findChapter } from '../player/controls/chapter-cues.ts'
import { videoLink } from '../navigation/video-link.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import css from './video-bookmarks.module.css'

interface VideoBookmarksProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  /** The position of the video, in seconds. */
  readonly position: number
}

/**
 * The chapters of the video, behind the flag `videoBookmarks`. Each links to this page with `seek`, and the screen jumps
 * there.
 */
export function VideoBookmarks({ collection, lecture, position }: VideoBookmarksProps) {
  const isShown = useFlag('videoBookmarks')
  const current = findChapter(lecture.chapters, position)
  if (!isShown || lecture.chapters.length === 0) return null
  return (
    <Accordion className={css.bookmarks} defaultValue="bookmarks" order={2}>
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
  )
}
