import { Tabs } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { onNoteAsked } from '../notes/ask-for-note.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { Outline } from './outline/Outline.tsx'
import { PANEL_TABS, type PanelTab, panelTabPreference } from './panel-tab.ts'
import css from './side-panel.module.css'

const TranscriptPanel = lazyPart(() => import('../transcript/TranscriptPanel.tsx'), 'TranscriptPanel', {
  waiting: <Spinner label="Loading the transcript" />,
})

interface SidePanelProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  readonly next: CollectionVideo | null
  /** The language of the sound, which the transcript follows; null when unknown. */
  readonly language: string | null
  /** The position of the video, in whole seconds. */
  readonly position: number
  readonly onJump: (seconds: number) => void
}

const NotesPanel = lazyPart(() => import('../notes/NotesPanel.tsx'), 'NotesPanel', {
  waiting: <Spinner label="Loading your notes" />,
})

const LABELS: Record<PanelTab, string> = { outline: 'Outline', transcript: 'Transcript', notes: 'Notes' }

/**
 * The outline, the transcript and the notes beside a video, as tabs of which the browser remembers the last. The content of a
 * tab is loaded when it is chosen. docs/product/video.md#side-panel
 */
export function SidePanel({ collection, lecture, next, language, position, onJump }: SidePanelProps) {
  const [tab, setTab] = useState(() => panelTabPreference.get())
  const choose = (value: string | null) => {
    const chosen = PANEL_TABS.find((name) => name === value)
    if (!chosen) return
    setTab(chosen)
    panelTabPreference.set(chosen)
  }
  useEffect(() => onNoteAsked(() => setTab('notes')), [])
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
          <TranscriptPanel
            collection={collection}
            lecture={lecture}
            language={language}
            position={position}
            onJump={onJump}
          />
        </Tabs.Panel>
        <Tabs.Panel value="notes" className={css.content}>
          <NotesPanel collection={collection} lecture={lecture} position={position} onJump={onJump} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}
