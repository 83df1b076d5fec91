import { useRef, useState } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import { MeteringLock } from './locks/MeteringLock.tsx'
import { useCanWatch } from '../metering/metering-query.ts'
import type { CollectionVideo, VideoCollection } from './video-collection.ts'
import type { LecturePlayerHandle } from './player/LecturePlayer.tsx'
import { useVideoSession } from './progress/use-video-session.ts'
import { UpNext } from './aside/UpNext.tsx'
import { useRequestedPosition, useSeekParameter } from './navigation/seek-parameter.ts'
import { useEarnedBadge } from './badge/use-earned-badge.ts'
import { useAutoAdvance } from './navigation/use-auto-advance.ts'
import { usePlayOnArrival } from './navigation/use-play-on-arrival.ts'
import { VideoAside } from './aside/VideoAside.tsx'
import { VideoCarousel } from './aside/VideoCarousel.tsx'
import { VideoDetails } from './VideoDetails.tsx'
import { VideoAnnouncer } from './navigation/VideoAnnouncer.tsx'
import { VideoNavigation } from './navigation/VideoNavigation.tsx'
import css from './video-screen.module.css'
import { VideoStage } from './VideoStage.tsx'

const EarnedBadge = lazyDialog(() => import('./badge/EarnedBadge.tsx'), 'EarnedBadge')

interface VideoScreenProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
}

/** The player with chapters, the videos of the group and details. It stays mounted from one video to the next. */
export function VideoScreen({ collection, lecture }: VideoScreenProps) {
  const { videoId } = lecture
  const [endedId, setEndedId] = useState<string | null>(null)
  const hasEnded = endedId === videoId
  const badge = useEarnedBadge(collection.courseId, videoId, hasEnded)
  const requested = useRequestedPosition(lecture.videoContentId)
  const session = useVideoSession(collection, lecture, requested, badge.onSaved)
  const player = useRef<LecturePlayerHandle>(null)
  const [playingId, setPlayingId] = useState<string | null>(null)
  const [position, setPosition] = useState(0)
  const [language, setLanguage] = useState<string | null>(null)
  const { next, advance } = useAutoAdvance(collection, lecture, session.start)
  const isRefused = session.state.kind === 'refused' && session.state.code === 'METERING_EXCEEDED'
  const isLocked = !useCanWatch(videoId) || isRefused
  usePlayOnArrival(lecture.videoContentId, !isLocked, session.start)
  const jump = (seconds: number) => {
    if (isLocked) return
    if (session.state.kind === 'ready' && player.current) player.current.seek(seconds)
    else session.start(seconds)
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'nearest' })
  }
  useSeekParameter(lecture.videoContentId, jump)
  const isUpNextShown = hasEnded && !badge.isShown
  const cancelUpNext = () => setEndedId(null)
  const handlePosition = (seconds: number) => {
    setPosition(Math.floor(seconds))
    if (seconds < lecture.duration - 1) cancelUpNext()
  }
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.screen}>
      <div className={css.dark} data-surface="dark">
        <div className={css.inner}>
          <VideoNavigation collection={collection} lecture={lecture} />
          <div className={css.columns}>
            <div className={css.stage} id={STAGE_ID}>
              {isLocked ? (
                <MeteringLock collection={collection} />
              ) : (
                <VideoStage
                  lecture={lecture}
                  session={session}
                  requested={requested}
                  ref={player}
                  onPlaying={() => setPlayingId(videoId)}
                  onLanguage={setLanguage}
                  onPosition={handlePosition}
                  onEnded={() => setEndedId(videoId)}
                >
                  {isUpNextShown && (
                    <UpNext next={next} collection={collection} onAdvance={advance} onCancel={cancelUpNext} />
                  )}
                </VideoStage>
              )}
            </div>
            <VideoAside collection={collection} lecture={lecture} next={next} position={position} />
          </div>
        </div>
      </div>
      <div className={css.inner}>
        <VideoDetails
          collection={collection}
          lecture={lecture}
          session={session}
          language={language}
          position={position}
          onJump={jump}
        />
        <VideoCarousel collection={collection} lecture={lecture} isPlaying={playingId === videoId} />
      </div>
      <VideoAnnouncer title={lecture.title} hasEnded={isUpNextShown} nextTitle={next?.title} />
      {badge.isShown && <EarnedBadge collection={collection} onClose={badge.close} onMissing={badge.close} />}
    </main>
  )
}

const STAGE_ID = 'video'
