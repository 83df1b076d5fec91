import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { inHours } from '../session-page-parts.fixture.ts'
import type { SessionClass } from '../session-page-query.ts'
import { ClassNotes } from './ClassNotes.tsx'

const HELD: SessionClass = {
  meetingId: 'm1',
  title: 'The costly order',
  startAt: inHours(-24),
  endAt: inHours(-23),
  materials: ['NOTES', 'SLIDES'],
  notes: 'Rank **beliefs** by pain.',
  notesUrl: null,
  slidesUrl: '/dev/slides/one',
  recordingUrl: null,
}

const notes = (held: SessionClass | undefined) => (
  <ClassNotes opened={held !== undefined} held={held} now={inHours(0)} onClose={() => {}} />
)

afterEach(cleanup)

test('The notes of a class stay in their dialog while it fades out, and make way for those of the next class', async () => {
  const { rerender } = render(notes(HELD), { wrapper: AppTheme })
  await screen.findByRole('dialog', { name: 'The costly order' })
  rerender(notes(undefined))
  const closing = within(screen.getByRole('dialog', { name: 'The costly order' }))
  expect(closing.getByText('beliefs')).toBeDefined()
  expect(closing.getByRole('link', { name: 'Slides: The costly order' })).toBeDefined()
  rerender(notes({ ...HELD, meetingId: 'm2', title: 'The clinic', notes: 'Ask **twice**.' }))
  const next = within(await screen.findByRole('dialog', { name: 'The clinic' }))
  expect(next.getByText('twice')).toBeDefined()
})
