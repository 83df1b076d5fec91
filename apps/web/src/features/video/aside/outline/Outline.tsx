import { useLayoutEffect, useRef } from 'react'
import { canWatch } from '@section/domain/metering/metering.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import { useMeteringPlan } from '../../../metering/metering-query.ts'
import type { VideoCollection } from '../../video-collection.ts'
import { collectionOutline } from './collection-outline.ts'
import css from './outline.module.css'
import { OutlineItem } from './OutlineItem.tsx'

interface OutlineProps {
  readonly collection: VideoCollection
  /** The open video. */
  readonly lecture: VideoLocation
  /** The video that plays after the open one; null after the last. */
  readonly next: VideoLocation | null
}

/** The modules and lessons of a course, or the videos of a session's group, scrolled so that the open one is in view. */
export function Outline({ collection, lecture, next }: OutlineProps) {
  const plan = useMeteringPlan()
  const outline = collectionOutline(collection, lecture, (videoId) => canWatch(true, plan, videoId))
  const scroller = useRef<HTMLDivElement>(null)
  const { videoContentId } = lecture
  useLayoutEffect(() => {
    const list = scroller.current
    const current = list?.querySelector(`[data-lesson="${CSS.escape(videoContentId)}"]`)
    if (!list || !current) return
    const { top, bottom } = list.getBoundingClientRect()
    const row = current.getBoundingClientRect()
    // Scrolls the list alone, because `scrollIntoView` would also scroll the page.
    if (row.top < top || row.bottom > bottom) list.scrollTop += row.top - top - list.clientHeight / 3
  }, [videoContentId])
  const what = collection.kind === 'ON_DEMAND' ? 'Lesson' : 'Video'
  const hasModules = collection.kind === 'ON_DEMAND'
  return (
    <div className={css.outline}>
      <p className={css.place}>
        <span className={css.number}>
          {what} {outline.number} of {outline.count}
        </span>
        <span>{outline.completedCount} completed</span>
      </p>
      <div className={css.scroller} ref={scroller}>
        {outline.modules.map(({ groupId, title, lessons }, index) => (
          <div key={groupId}>
            {hasModules && (
              <h2 className={css.module}>
                {index + 1}. {title}
              </h2>
            )}
            <ol className={css.lessons}>
              {lessons.map((lesson) => (
                <OutlineItem
                  key={lesson.videoContentId}
                  collection={collection}
                  groupId={groupId}
                  lesson={lesson}
                  isCurrent={lesson.videoContentId === videoContentId}
                  isFree={outline.isAnyLocked && lesson.preview && !lesson.isLocked}
                  isNext={lesson.videoContentId === next?.videoContentId}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  )
}
