import { Accordion } from '@mantine/core'
import { type ComponentProps, useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { onNoteAsked } from './ask-for-note.ts'
import type { NotesPanel as Panel } from './NotesPanel.tsx'

const NotesPanel = lazyPart(() => import('./NotesPanel.tsx'), 'NotesPanel')

/** The member's notes, loaded when the panel is opened, by its button or by the key that begins a note. */
export function VideoNotes(props: ComponentProps<typeof Panel>) {
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => onNoteAsked(() => setOpened('notes')), [])
  return (
    <Accordion order={2} value={opened} onChange={setOpened}>
      <Accordion.Item value="notes">
        <Accordion.Control>Notes</Accordion.Control>
        <Accordion.Panel>{opened && <NotesPanel {...props} />}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
