import { useAttachMedia, useMediaInstance } from '@videojs/react'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { LectureSource } from '../progress/lecture-playback.ts'
import { type Chapter, showChapters } from './controls/chapter-cues.ts'
import { HlsLecture } from './hls-lecture.ts'
import { raiseCaptions } from './raise-captions.ts'
import { syncPreferences } from './sync-preferences.ts'

export interface LectureVideoProps {
  readonly title: string
  readonly source: LectureSource | null
  /** False for a source that is only prepared: its beginning is loaded, and it neither plays nor is recorded. */
  readonly isActive?: boolean
  readonly chapters: readonly Chapter[]
  readonly onPlaying?: () => void
  readonly onEnded: () => void
  readonly onPosition: (seconds: number) => void
}

/** The video element. It plays and records its source as soon as it is active, and stays mounted for the next video. */
export function LectureVideo({
  title,
  source,
  isActive = true,
  chapters,
  onPlaying,
  onEnded,
  onPosition,
}: LectureVideoProps) {
  const media = useMediaInstance(HlsLecture)
  const attachMedia = useAttachMedia(media)
  const element = useRef<HTMLVideoElement>(null)
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      element.current = video
      return attachMedia(video)
    },
    [attachMedia],
  )
  const updateChapters = useEffectEvent((video: HTMLVideoElement) => showChapters(video, chapters))
  useEffect(() => {
    const video = element.current
    return video && source && isActive ? source.record(video) : undefined
  }, [source, isActive])
  useEffect(() => {
    const video = element.current
    if (!video || !source) return undefined
    const stopSync = syncPreferences(video)
    media.loadLecture(source)
    updateChapters(video)
    return () => {
      stopSync()
      media.unload()
    }
  }, [media, source])
  useEffect(() => {
    if (source && isActive) media.playLecture()
  }, [media, source, isActive])
  useEffect(() => {
    const video = element.current
    const frame = video?.closest('[role=region]')
    return video && frame ? raiseCaptions(video, frame) : undefined
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions come with the playlist.
    <video
      ref={attach}
      aria-label={title}
      autoPlay={isActive}
      playsInline
      preload="auto"
      onPlaying={onPlaying}
      onEnded={onEnded}
      onTimeUpdate={(event) => {
        if (isActive) onPosition(event.currentTarget.currentTime)
      }}
    />
  )
}
