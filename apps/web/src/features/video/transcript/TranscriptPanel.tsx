import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { useMeteringPlan } from '../../metering/metering-query.ts'
import { audioPreference } from '../player/preferences.ts'
import { videoLink } from '../navigation/video-link.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { TranscriptBody } from './TranscriptBody.tsx'
import { transcriptQuery } from './transcript-query.ts'
import css from './transcript-panel.module.css'

interface TranscriptPanelProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  /** The language of the sound; null as long as it is unknown. */
  readonly language: string | null
  /** The position of the video, in whole seconds. */
  readonly position: number
  readonly onJump: (seconds: number) => void
}

/**
 * The transcript of the video in the language of its sound. It follows the playback, can be searched, and each line jumps to its
 * position. docs/product/transcripts.md
 */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { videoId } = props.lecture
  const plan = useMeteringPlan()
  const isLocked =
    plan !== null && !plan.watchedVideoIds.includes(videoId) && !plan.entitledVideoIds.includes(videoId)
  return isLocked ? (
    <Message title="The transcript comes with the first play.">
      Play the video, and you can read along, search what is said and jump to it.
    </Message>
  ) : (
    <LoadedTranscript key={videoId} {...props} />
  )
}

function LoadedTranscript({ collection, lecture, language, position, onJump }: TranscriptPanelProps) {
  const query = useQuery({
    ...transcriptQuery(lecture.videoContentId, language ?? audioPreference.get()),
    // The lines of the previous language stay until those of the new one are loaded.
    placeholderData: (before) => before,
  })
  return (
    <div className={css.panel}>
      <LoadedPart
        query={query}
        loading="Loading the transcript"
        problem="The transcript didn’t load."
        skeleton={<TranscriptSkeleton />}
      >
        {(transcript) =>
          transcript ? (
            <TranscriptBody
              transcript={transcript}
              address={videoLink(collection, lecture).to}
              position={position}
              onJump={onJump}
            />
          ) : (
            <Message title="This video has no transcript." />
          )
        }
      </LoadedPart>
    </div>
  )
}

function Message({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={css.message}>
      <p className={css.messageTitle}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  )
}

function TranscriptSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton height={44} shape="block" />
      {[4, 3, 4].map((lines, block) => (
        <div key={block} className={css.block}>
          <Skeleton width={40} height={14} />
          <SkeletonText lines={lines} />
        </div>
      ))}
    </div>
  )
}
