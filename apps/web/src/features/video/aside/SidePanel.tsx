import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import type { VideoSession } from '../progress/use-video-session.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { Outline } from './outline/Outline.tsx'
import { PANEL_TABS, type PanelTab, panelTabPreference } from './panel-tab.ts'
import css from './side-panel.module.css'

const Transcript = lazyPart(() => import('../transcript/Transcript.tsx'), 'Transcript', {
  waiting: <Spinner label="Loading the transcript" />,
})

interface SidePanelProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  readonly next: CollectionVideo | null
  readonly session: VideoSession
  /** The language of the sound, which the transcript follows; null when unknown. */
  readonly language: string | null
  readonly onJump: (seconds: number) => void
}

const LABELS: Record<PanelTab, string> = { outline: 'Outline', transcript: 'Transcript' }

/**
 * The outline and the transcript beside a video, as tabs of which the browser remembers the last. What a tab shows is
 * loaded when it is chosen. docs/product/video.md#side-panel
 */
export function SidePanel({ collection, lecture, next, session, language, onJump }: SidePanelProps) {
  const [tab, setTab] = useState(() => panelTabPreference.get())
  const choose = (value: string | null) => {
    const chosen = PANEL_TABS.find((name) => name === value)
    if (!chosen) return
    setTab(chosen)
    panelTabPreference.set(chosen)
  }
  return (
    <aside aria-label="About this video">
      <Tabs unstyled className={css.tabs} value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List className={css.list} aria-label="About this video">
          {PANEL_TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={css.tab}>
              {LABELS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="outline" className={css.content}>
          <Outline collection={collection} lecture={lecture} next={next} />
        </Tabs.Panel>
        <Tabs.Panel value="transcript" className={css.content}>
          <TranscriptTab lecture={lecture} session={session} language={language} onJump={onJump} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}

type TranscriptTabProps = Pick<SidePanelProps, 'lecture' | 'session' | 'language' | 'onJump'>

function TranscriptTab({ lecture, session: { state }, language, onJump }: TranscriptTabProps) {
  return (
    <div className={css.text}>
      {state.kind === 'ready' ? (
        <Transcript key={lecture.videoId} source={state.source} language={language} onJump={onJump} />
      ) : (
        <p>The transcript is here once the video plays.</p>
      )}
    </div>
  )
}
