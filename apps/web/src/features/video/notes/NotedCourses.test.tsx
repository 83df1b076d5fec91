import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { keepNoBilling } from '../../../testing/no-billing.ts'
import { keepOnlyThisDevice } from '../../../testing/only-this-device.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { stubDownloads } from '../../../testing/stub-downloads.ts'
import { note, notedLesson, press } from './notes-panel.fixture.tsx'
import { notedCoursesQuery } from './notes-query.ts'

const COURSES = [
  { courseId: 'course', courseTitle: 'A course', notes: 2 },
  { courseId: 'past', courseTitle: 'A course of the past', notes: 1 },
]

beforeEach(() => {
  keepNoBilling()
  keepOnlyThisDevice()
})

const open = (data: object) => openApp('/account-settings', { signedIn: MEMBER_ANSWER, data })
const section = () => screen.findByRole('region', { name: 'Your notes' })

test('The account settings list the courses in which the member has notes, with how many there are', async () => {
  open({ listNotedCourses: COURSES })
  const items = within(await section()).getAllByRole('listitem')
  expect(
    items.map((item) => Array.from(item.querySelectorAll('p'), ({ textContent }) => textContent)),
  ).toEqual([
    ['A course', '2 notes'],
    ['A course of the past', '1 note'],
  ])
})

test('The account settings of a member without notes say nothing of notes', async () => {
  open({ listNotedCourses: [] })
  await screen.findByRole('region', { name: 'Update contact information' })
  await waitFor(() => expect(queryClient.getQueryData(notedCoursesQuery.queryKey)).toEqual([]))
  expect(screen.queryByRole('region', { name: 'Your notes' })).toBeNull()
})

test('The notes of a course that is no longer open are exported in the account settings', async () => {
  const downloads = stubDownloads()
  const lessons = [notedLesson(1, { page: null })]
  const notes = [note('b', { seconds: 9, text: 'Second' }), note('a', { text: 'First' })]
  open({ listNotedCourses: COURSES, listVideoNotes: { courseTitle: 'A course', lessons, notes } })
  await section()
  await press('Export as Markdown: A course')
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(downloads[0]?.name).toBe('notes-a-course.md')
  expect(await downloads[0]?.file?.text()).toBe(
    '# A course\n\n## Lesson 1\n\n- 00:05 First\n- 00:09 Second\n',
  )
})

test('An export of notes that do not load says so', async () => {
  const isExport = (body: unknown) => JSON.stringify(body).includes('courseId')
  openApp('/account-settings', {
    signedIn: MEMBER_ANSWER,
    answers: {
      '/graphql': ({ body }) =>
        isExport(body) ? { status: 500, body: {} } : { body: { data: { listNotedCourses: COURSES } } },
    },
  })
  await section()
  await press('Export as Markdown: A course')
  await waitFor(() =>
    expect(readToasts()).toMatchObject([{ tone: 'error', message: 'Your notes didn’t load.' }]),
  )
})
