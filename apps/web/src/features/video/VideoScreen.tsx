import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { nextCourseVideo, type VideoPlace } from '@section/domain/video/next-video.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { useSignedIn } from '../../lib/viewer.ts'
import { MeteringLock } from '../metering/MeteringLock.tsx'
import { useMayWatch } from '../metering/use-may-watch.ts'
import { EarnedBadge } from './EarnedBadge.tsx'
import { videoGroups, type Lecture, type OnDemandCourse } from './on-demand-course.ts'
import type { LecturePlayerHandle } from './player/LecturePlayer.tsx'
import { useVideoSession } from './progress/use-video-session.ts'
import { UpNext } from './UpNext.tsx'
import { useEarnedBadge } from './use-earned-badge.ts'
import { VideoAside } from './VideoAside.tsx'
import { VideoCarousel } from './VideoCarousel.tsx'
import { VideoDetails } from './VideoDetails.tsx'
import { VideoNavigation } from './VideoNavigation.tsx'
import css from './video-screen.module.css'
import { VideoStage } from './VideoStage.tsx'

export interface VideoScreenProps {
  readonly course: OnDemandCourse
  readonly lecture: Lecture
}

/** Player, chapters, the module's videos and what the video is about. Stays mounted from one video to the next. */
export function VideoScreen({ course, lecture }: VideoScreenProps) {
  const { member } = useSignedIn()
  const { seek } = useSearch({ from: ROUTE })
  const { badgeId, forgetBadge, onSaved } = useEarnedBadge(course.courseId)
  const session = useVideoSession(member.userId, requestOf(course, lecture), seek ?? null, onSaved)
  const player = useRef<LecturePlayerHandle>(null)
  const [position, setPosition] = useState(0)
  const { next, over, finish, stay, goOn } = useWayOn(course, lecture, session.start)
  const refused = session.state.kind === 'refused' && session.state.code === 'METERING_EXCEEDED'
  const locked = !useMayWatch(lecture.videoId) || refused
  const jump = (seconds: number) => {
    if (session.state.kind === 'ready') player.current?.seek(seconds)
    else session.start()
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'nearest' })
  }
  useJumpOnSeek(seek, jump)
  const follow = (seconds: number) => {
    setPosition(Math.floor(seconds))
    if (seconds < lecture.duration - 1) stay()
  }
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.screen}>
      <div className={css.dark} data-surface="dark">
        <div className={css.inner}>
          <VideoNavigation course={course} lecture={lecture} />
          <div className={css.columns}>
            <div className={css.stage} id={STAGE_ID}>
              {locked ? (
                <MeteringLock courseId={course.courseId} />
              ) : (
                <VideoStage
                  lecture={lecture}
                  session={session}
                  playerRef={player}
                  onPosition={follow}
                  onEnded={finish}
                >
                  {over && !badgeId && <UpNext next={next} course={course} onGo={goOn} onStay={stay} />}
                </VideoStage>
              )}
            </div>
            <VideoAside course={course} lecture={lecture} next={next} position={position} onJump={jump} />
          </div>
        </div>
      </div>
      <div className={css.inner}>
        <VideoDetails lecture={lecture} session={session} onJump={jump} />
        <VideoCarousel course={course} lecture={lecture} />
      </div>
      {badgeId && <EarnedBadge course={course} onClose={forgetBadge} />}
    </main>
  )
}

const ROUTE = '/member/courses/ondemand/$topLevelId/$groupId/$videoContentId'
const STAGE_ID = 'video'

function requestOf(course: OnDemandCourse, lecture: Lecture) {
  const { videoId, videoContentId: courseContentId, duration } = lecture
  return { courseId: course.courseId, sessionId: course.sessionId, courseContentId, videoId, duration }
}

/** What comes after the video: the next one, which then starts by itself, or the course's page. */
function useWayOn(course: OnDemandCourse, lecture: Lecture, start: () => void) {
  const navigate = useNavigate()
  const [overId, setOverId] = useState<string | null>(null)
  const startAt = useRef<string | null>(null)
  const next: VideoPlace | null = nextCourseVideo(videoGroups(course), lecture)
  const { videoContentId } = lecture
  useEffect(() => {
    if (startAt.current === videoContentId) start()
    startAt.current = null
  }, [videoContentId, start])
  const goOn = () => {
    const { courseId } = course
    if (!next) return void navigate({ to: '/courses/$courseId', params: { courseId } })
    setOverId(null)
    startAt.current = next.videoContentId
    void navigate({
      to: '/courses/ondemand/$topLevelId/$groupId/$videoContentId',
      params: { topLevelId: courseId, ...next },
    })
  }
  return {
    next,
    over: overId === videoContentId,
    goOn,
    finish: () => setOverId(videoContentId),
    stay: () => setOverId(null),
  }
}

/** A link to a moment of the video that is already open jumps there. */
function useJumpOnSeek(seek: number | undefined, jump: (seconds: number) => void): void {
  const shown = useRef(seek)
  const latest = useRef(jump)
  useEffect(() => {
    latest.current = jump
  })
  useEffect(() => {
    if (seek !== undefined && shown.current !== seek) latest.current(seek)
    shown.current = seek
  }, [seek])
}
