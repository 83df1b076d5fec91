import { TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { TranscriptSearchState } from './use-transcript-search.ts'
import css from './transcript-panel.module.css'

interface TranscriptSearchProps {
  readonly search: TranscriptSearchState
  readonly onType: (text: string) => void
}

const MAX_LENGTH = 100

/** The search field with the number of matches. Enter shows the next one, Shift and Enter the one before; Escape empties it. */
export function TranscriptSearch({ search: { text, found, shown, step }, onType }: TranscriptSearchProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && text !== '') onType('')
    else return
    event.preventDefault()
    // Escape would also cancel what plays next.
    event.stopPropagation()
  }
  const count = shown ? `${shown.index + 1} of ${found.length}` : 'No results'
  const hasFound = found.length > 0
  return (
    <div role="search" className={css.search}>
      <TextInput
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label="Search the transcript"
        placeholder="Search the transcript"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={press}
      />
      <span className={css.count} role="status">
        {text.trim() !== '' && count}
      </span>
      {hasFound && (
        <span className={css.steps}>
          <IconButton
            type="button"
            label="Previous result"
            icon={<Icon of={IconChevronUp} size={18} />}
            onClick={() => step(-1)}
          />
          <IconButton
            type="button"
            label="Next result"
            icon={<Icon of={IconChevronDown} size={18} />}
            onClick={() => step(1)}
          />
        </span>
      )}
    </div>
  )
}
