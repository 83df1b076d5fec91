import { useRef, useState } from 'react'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import { MeteringLock } from './locks/MeteringLock.tsx'
import { useMeteringLock } from './locks/use-metering-lock.ts'
import type { CollectionVideo, VideoCollection } from './video-collection.ts'
import type { LecturePlayerHandle } from './player/LecturePlayer.tsx'
import { usePlayed } from './player/use-played.ts'
import { useVideoSession } from './progress/use-video-session.ts'
import { UpNext } from './aside/UpNext.tsx'
import { useRequestedPosition, useSeekParameter } from './navigation/seek-parameter.ts'
import { askForNote } from './notes/ask-for-note.ts'
import { useEarnedBadge } from './badge/use-earned-badge.ts'
import { useAutoAdvance } from './navigation/use-auto-advance.ts'
import { showElement } from './navigation/show-element.ts'
import { usePlayOnArrival } from './navigation/use-play-on-arrival.ts'
import { SidePanel } from './aside/SidePanel.tsx'
import { VideoBookmarks } from './aside/VideoBookmarks.tsx'
import { VideoCarousel } from './aside/VideoCarousel.tsx'
import { VideoDetails } from './VideoDetails.tsx'
import { TheaterContext, useRememberedTheaterMode } from './theater/theater-mode.ts'
import { STAGE_ID, VideoLayout } from './layout/VideoLayout.tsx'
import { VideoAnnouncer } from './navigation/VideoAnnouncer.tsx'
import { VideoNavigation } from './navigation/VideoNavigation.tsx'
import css from './layout/video-layout.module.css'
import { VideoStage } from './VideoStage.tsx'

const EarnedBadge = lazyDialog(() => import('./badge/EarnedBadge.tsx'), 'EarnedBadge')

interface VideoScreenProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
}

/** The page of a video. The player stays mounted from one video to the next. */
export function VideoScreen({ collection, lecture }: VideoScreenProps) {
  const { videoId } = lecture
  const { played, ...playing } = usePlayed(lecture)
  const badge = useEarnedBadge(collection.courseId, videoId, played.hasEnded)
  const requested = useRequestedPosition(lecture.videoContentId)
  const session = useVideoSession(collection, lecture, requested, badge.onSaved)
  const player = useRef<LecturePlayerHandle>(null)
  const [language, setLanguage] = useState<string | null>(null)
  const isLocked = useMeteringLock(videoId, session)
  const canStart = !isLocked && session.state.kind === 'idle'
  usePlayOnArrival(lecture.videoContentId, canStart, session.start)
  const { next, lead, advance } = useAutoAdvance(collection, lecture, canStart, session.start)
  const theater = useRememberedTheaterMode()
  const jump = (seconds: number) => {
    if (isLocked) return
    if (session.state.kind === 'ready' && player.current) player.current.seek(seconds)
    else session.start(seconds)
    showElement(document.getElementById(STAGE_ID))
  }
  useSeekParameter(lecture.videoContentId, jump)
  const isUpNextShown = played.hasEnded && !badge.isShown
  return (
    <TheaterContext value={theater}>
      <VideoLayout
        isTheater={theater.isOn && !isLocked}
        navigation={<VideoNavigation collection={collection} />}
        stage={
          isLocked ? (
            <div className={css.lock}>
              <MeteringLock key={lecture.videoContentId} collection={collection} />
            </div>
          ) : (
            <VideoStage
              lecture={lecture}
              session={session}
              requested={requested}
              ref={player}
              page={{ theater: theater.toggle, note: askForNote }}
              onPlaying={playing.begin}
              onLanguage={setLanguage}
              onPosition={playing.reach}
              onEnded={playing.end}
            >
              {isUpNextShown && (
                <UpNext
                  next={next}
                  lead={lead}
                  collection={collection}
                  onAdvance={advance}
                  onCancel={playing.cancelEnd}
                />
              )}
            </VideoStage>
          )
        }
        stageState={isLocked ? 'locked' : session.state.kind}
        details={<VideoDetails collection={collection} lecture={lecture} />}
        panel={
          <SidePanel
            collection={collection}
            lecture={lecture}
            next={next}
            language={language}
            position={played.seconds}
            onJump={jump}
          />
        }
        bookmarks={<VideoBookmarks collection={collection} lecture={lecture} position={played.seconds} />}
      >
        <VideoCarousel collection={collection} lecture={lecture} isPlaying={played.isPlaying} />
        <VideoAnnouncer
          title={lecture.title}
          hasEnded={isUpNextShown}
          upNext={next ? `${lead}: ${next.title}` : lead}
        />
        {badge.isShown && (
          <EarnedBadge collection={collection} onClose={badge.close} onMissing={badge.close} />
        )}
      </VideoLayout>
    </TheaterContext>
  )
}
