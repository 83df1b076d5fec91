import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { currentLine } from '@section/domain/transcripts/current-line.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { SwitchField } from '@section/ui/form/SwitchField.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { TranscriptText } from './transcript-query.ts'
import { TranscriptLines } from './TranscriptLines.tsx'
import { TranscriptSearch } from './TranscriptSearch.tsx'
import { useFollow } from './use-follow.ts'
import { useTranscriptSearch } from './use-transcript-search.ts'
import css from './transcript-panel.module.css'

interface TranscriptBodyProps {
  readonly transcript: TranscriptText
  /** The path of the video's page, to which each line links with its second. */
  readonly address: string
  readonly position: number
  readonly onJump: (seconds: number) => void
}

/** The search field, the switch “Follow” and the lines of a transcript. */
export function TranscriptBody({ transcript, address, position, onJump }: TranscriptBodyProps) {
  const { lines, language } = transcript
  const current = useMemo(() => currentLine(lines, position), [lines, position])
  const search = useTranscriptSearch(lines)
  const { list, isOn, isHeld, ...follow } = useFollow({ current, language, found: search.shown })
  const type = (text: string) => {
    if (search.text === '' && text !== '') follow.pause()
    search.type(text)
    if (search.text !== '' && text === '') follow.resume()
  }
  return (
    <div className={css.content}>
      <div className={css.tools}>
        <TranscriptSearch search={search} onType={type} />
        <SwitchField label="Follow" checked={isOn} onChange={follow.setOn} />
      </div>
      <div className={css.lines} lang={language}>
        <TranscriptLines
          ref={list}
          lines={lines}
          address={address}
          current={current}
          found={search.found}
          shown={search.shown}
          onHold={follow.hold}
          onJump={(seconds) => {
            if (search.text === '') follow.release()
            onJump(seconds)
          }}
        />
        {isHeld && (
          <Button
            size="small"
            className={css.back}
            lang="en"
            icon={<Icon of={IconArrowBackUp} size={16} />}
            onClick={() => {
              search.type('')
              follow.backToNow()
            }}
          >
            Back to now
          </Button>
        )}
      </div>
    </div>
  )
}
