import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OutboxState } from './outbox-state.ts'
import { OutboxNote } from './OutboxNote.tsx'

afterEach(cleanup)

const note = (state: OutboxState) => <OutboxNote state={state} idle="Nothing to send." waiting="It waits." />

/** Shows the states one after another; returns the visible and the announced text of each. */
function walk(...states: OutboxState[]) {
  const { rerender, container } = render(note('saved'))
  const region = screen.getByRole('status')
  return states.map((state) => {
    rerender(note(state))
    expect(screen.getByRole('status'), 'a region is announced only when it was there before').toBe(region)
    return [container.textContent, region.textContent]
  })
}

test('A note shows what is sent at once, and announces nothing of it', () => {
  expect(walk('saved', 'saving', 'saved')).toEqual([
    ['Nothing to send.', ''],
    ['Saving…', ''],
    ['Nothing to send.', ''],
  ])
})

test('A note tells a member who is online that the server fails, and not that they are offline', () => {
  expect(walk('saving', 'failing', 'waiting', 'saved').map(([shown]) => shown)).toEqual([
    'Saving…',
    'Not saved yet. It’s kept on this device, and we keep trying.',
    'It waits.',
    'Sent.',
  ])
})

test('A note announces once that something waits, and once that it was sent later', () => {
  expect(walk('saving', 'waiting', 'waiting', 'saved', 'saved', 'saving', 'saved')).toEqual([
    ['Saving…', ''],
    ['It waits.', 'It waits.'],
    ['It waits.', 'It waits.'],
    ['Sent.', 'Sent.'],
    ['Sent.', 'Sent.'],
    ['Saving…', ''],
    ['Nothing to send.', ''],
  ])
})
