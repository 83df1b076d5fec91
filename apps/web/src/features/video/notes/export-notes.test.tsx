import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubDownloads } from '../../../testing/stub-downloads.ts'
import { note, notedLesson, NoteServer, openNotes, press } from './notes-panel.fixture.tsx'

test('All notes of the course are downloaded as a Markdown file whose times lead to their moments', async () => {
  const downloads = stubDownloads()
  const server = new NoteServer([
    note('a', { seconds: 83.4, text: '# One *price*' }),
    note('b', { videoId: 'v3', text: 'Closed' }),
  ])
  server.lessons = [notedLesson(1), notedLesson(3, { title: 'Gone', page: null })]
  await openNotes(server)
  await screen.findByText('# One *price*')
  await press('Export as Markdown')
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(downloads[0]?.name).toBe('notes-a-course.md')
  expect(await downloads[0]?.file?.text()).toBe(`# A course

## Lesson 1

- [01:23](${location.origin}/courses/ondemand/course/g/c1?seek=83.4) # One \\*price\\*

## Gone

- 00:05 Closed
`)
})
