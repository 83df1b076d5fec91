import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { note, notedLesson, NoteServer, openNotes, press } from './notes-panel.fixture.tsx'

test('All notes of the course are downloaded as a Markdown file whose times lead to their moments', async () => {
  const files: Blob[] = []
  const links: HTMLAnchorElement[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })
  onTestFinished(() => click.mockRestore())
  const server = new NoteServer([
    note('a', { seconds: 83.4, text: '# One *price*' }),
    note('b', { videoId: 'v3', text: 'Closed' }),
  ])
  server.lessons = [notedLesson(1), notedLesson(3, { title: 'Gone', page: null })]
  await openNotes(server)
  await screen.findByText('# One *price*')
  await press('Export as Markdown')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(links.map(({ download, href }) => [download, href])).toEqual([['notes-a-course.md', 'blob:1']])
  expect(await files[0]?.text()).toBe(`# A course

## Lesson 1

- [01:23](${location.origin}/courses/ondemand/course/g/c1?seek=83.4) # One \\*price\\*

## Gone

- 00:05 Closed
`)
})
