import { useRef, useState } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { MeteringLock } from '../metering/MeteringLock.tsx'
import { useMayWatch } from '../metering/use-may-watch.ts'
import { EarnedBadge } from './badge/EarnedBadge.tsx'
import type { Lecture, OnDemandCourse } from './on-demand-course.ts'
import type { LecturePlayerHandle } from './player/LecturePlayer.tsx'
import { useVideoSession } from './progress/use-video-session.ts'
import { UpNext } from './aside/UpNext.tsx'
import { useAskedPlace, useSeekOnce } from './seek/use-asked-place.ts'
import { useEarnedBadge } from './badge/use-earned-badge.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import { VideoAside } from './aside/VideoAside.tsx'
import { VideoCarousel } from './aside/VideoCarousel.tsx'
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
  const { videoId } = lecture
  const [overId, setOverId] = useState<string | null>(null)
  const over = overId === videoId
  const badge = useEarnedBadge(course.courseId, videoId, over)
  const asked = useAskedPlace(lecture.videoContentId)
  const session = useVideoSession(member.userId, requestOf(course, lecture), asked, badge.onSaved)
  const player = useRef<LecturePlayerHandle>(null)
  const [playedId, setPlayedId] = useState<string | null>(null)
  const [position, setPosition] = useState(0)
  const [language, setLanguage] = useState<string | null>(null)
  const { next, advance } = useAutoAdvance(course, lecture, session.start)
  const refused = session.state.kind === 'refused' && session.state.code === 'METERING_EXCEEDED'
  const locked = !useMayWatch(videoId) || refused
  const jump = (seconds: number) => {
    if (locked) return
    if (session.state.kind === 'ready' && player.current) player.current.seek(seconds)
    else session.start(seconds)
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'nearest' })
  }
  useSeekOnce(lecture.videoContentId, jump)
  const stay = () => setOverId(null)
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
                  asked={asked}
                  playerRef={player}
                  onPlaying={() => setPlayedId(videoId)}
                  onLanguage={setLanguage}
                  onPosition={follow}
                  onEnded={() => setOverId(videoId)}
                >
                  {over && !badge.shown && (
                    <UpNext next={next} course={course} onGo={advance} onCancel={stay} />
                  )}
                </VideoStage>
              )}
            </div>
            <VideoAside course={course} lecture={lecture} next={next} position={position} />
          </div>
        </div>
      </div>
      <div className={css.inner}>
        <VideoDetails
          courseId={course.courseId}
          lecture={lecture}
          session={session}
          language={language}
          onJump={jump}
        />
        <VideoCarousel course={course} lecture={lecture} began={playedId === videoId} />
      </div>
      {badge.shown && <EarnedBadge course={course} onClose={badge.close} />}
    </main>
  )
}

const STAGE_ID = 'video'

function requestOf(course: OnDemandCourse, lecture: Lecture) {
  const { videoId, videoContentId: courseContentId, duration } = lecture
  return { courseId: course.courseId, sessionId: course.sessionId, courseContentId, videoId, duration }
}
