import type { VideoLocation } from '@section/domain/video/next-video.ts'
import { Outline } from '../aside/outline/Outline.tsx'
import panel from '../aside/side-panel.module.css'
import layout from '../layout/video-layout.module.css'
import { VideoLayout } from '../layout/VideoLayout.tsx'
import { VideoNavigation } from '../navigation/VideoNavigation.tsx'
import type { OnDemandCourse } from '../on-demand/on-demand-course.ts'
import { NotInPlan } from './NotInPlan.tsx'
import { NotOpenYet } from './NotOpenYet.tsx'

interface ClosedVideoProps {
  readonly course: OnDemandCourse
  readonly location: VideoLocation
  /** The time at which the lessons open, in epoch milliseconds; null in a course outside of the member's plan. */
  readonly opensAt: number | null
}

/** The page of a lesson that the member may not watch: why, and beside it the outline with what is open. */
export function ClosedVideo({ course, location, opensAt }: ClosedVideoProps) {
  return (
    <VideoLayout
      navigation={<VideoNavigation collection={course} />}
      stage={
        <div className={layout.lock}>
          {opensAt === null ? <NotInPlan /> : <NotOpenYet courseId={course.courseId} opensAt={opensAt} />}
        </div>
      }
      stageState="locked"
      panel={
        <aside className={panel.tabs} aria-label="Course outline">
          <Outline collection={course} lecture={location} next={null} />
        </aside>
      }
    />
  )
}
