import { Accordion } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeText } from '@section/domain/video/time-text.ts'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { readTranscript } from './read-transcript.ts'
import css from './transcript.module.css'
import type { LectureSource } from '../progress/lecture-playback.ts'

interface TranscriptProps {
  readonly source: LectureSource
  /** The language of the sound; null when unknown. */
  readonly language: string | null
  readonly onJump: (seconds: number) => void
}

/** The captions of the video as text, loaded when the panel is opened. A line jumps to its position. */
export function Transcript({ source, language, onJump }: TranscriptProps) {
  const [opened, setOpened] = useState(false)
  const path = new URL(source.playlistUrl, location.href).pathname
  const { data: lines, isPending } = useQuery({
    queryKey: ['video', 'transcript', path, language],
    enabled: opened,
    staleTime: Infinity,
    queryFn: () => readTranscript(source, language),
  })
  return (
    <Accordion order={2} onChange={(value) => setOpened(value !== null)}>
      <Accordion.Item value="transcript">
        <Accordion.Control>Transcript</Accordion.Control>
        <Accordion.Panel>
          {opened && isPending && <Spinner label="Loading the transcript" />}
          {lines?.length === 0 && <p>This video has no transcript yet.</p>}
          <ol className={css.lines}>
            {lines?.map(({ at, text }) => (
              <li key={at}>
                <button type="button" className={css.line} onClick={() => onJump(at)}>
                  <span className={css.stamp}>{timeText(at)}</span>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
