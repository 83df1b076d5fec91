import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { showMember } from '../../../testing/signed-in.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { course, lecture } from '../video-collection.fixture.ts'
import { NotesPanel } from './NotesPanel.tsx'
import type { Note, NotedLesson } from './notes-query.ts'

// The simulated page lacks `document.fonts`; a growing field listens to it to measure itself again when a font has loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

type PanelProps = ComponentProps<typeof NotesPanel>

/** Returns a note of the first lesson. */
export const note = (noteId: string, more: Partial<Note> = {}): Note => ({
  noteId,
  videoId: 'v1',
  courseId: 'course',
  seconds: 5,
  text: `Note ${noteId}`,
  createdAt: 1,
  ...more,
})

/** Returns a lesson of the course with its page. */
export const notedLesson = (number: number, more: Partial<NotedLesson> = {}): NotedLesson => ({
  videoId: `v${number}`,
  title: `Lesson ${number}`,
  page: { kind: 'ON_DEMAND', topLevelId: 'course', groupId: 'g', videoContentId: `c${number}` },
  ...more,
})

/** A server that keeps notes, and records the variables of the changes that it gets. */
export class NoteServer {
  notes: Note[] = []
  lessons: NotedLesson[] = []
  isOnline = true
  /** The error of every change, if any. */
  error: { code: string; message: string } | null = null
  readonly changes: Record<string, unknown>[] = []
  /** The number of times that the notes were asked for. */
  listed = 0

  constructor(notes: Note[] = []) {
    this.notes = notes
    this.lessons = [notedLesson(1), notedLesson(2)]
  }

  answer(variables: Record<string, unknown>): object {
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    const { noteId } = variables
    if (typeof noteId !== 'string') {
      this.listed++
      const { notes } = this
      const lessons = this.lessons.filter((one) => notes.some(({ videoId }) => videoId === one.videoId))
      return { listVideoNotes: notes.length === 0 ? null : { courseTitle: 'A course', lessons, notes } }
    }
    this.changes.push(variables)
    if (this.error) {
      const refusal = { note: null, error: this.error }
      return { saveVideoNote: refusal, removeVideoNote: refusal }
    }
    const before = this.notes.find((one) => one.noteId === noteId)
    this.notes = this.notes.filter((one) => one.noteId !== noteId)
    if (!('text' in variables)) return { removeVideoNote: { note: null, error: null } }
    const { videoId, seconds, text } = variables as Pick<Note, 'videoId' | 'seconds' | 'text'>
    const stored = before ? { ...before, text } : note(noteId, { videoId, seconds, text })
    this.notes.push(stored)
    return { saveVideoNote: { note: stored, error: null } }
  }
}

/** Renders the panel of a video with this server until the end of the test; returns a function that changes its props. */
export async function openNotes(server = new NoteServer(), given: Partial<PanelProps> = {}) {
  stubService({
    '/graphql': ({ body }) => ({
      body: { data: server.answer((body as { variables: Record<string, unknown> }).variables) },
    }),
  })
  showMember('u1')
  onTestFinished(() => {
    cleanup()
    // Unsent values would otherwise be sent in the next test.
    endBrowserSignIn('signed-out')
    localStorage.clear()
    sessionStorage.clear()
    hideToasts()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  const onJump = vi.fn<(seconds: number) => void>()
  const initial = { collection: course(), lecture: lecture(1), position: 0, onJump, ...given }
  let show: (more: Partial<PanelProps>) => void = () => undefined
  function Shown() {
    const [props, setProps] = useState<PanelProps>(initial)
    show = (more) => setProps((before) => ({ ...before, ...more }))
    return <NotesPanel {...props} />
  }
  const root = createRootRoute({ component: Shown, notFoundComponent: Shown })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const { unmount } = render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AppTheme>,
  )
  return { server, onJump, router, unmount, show: (more: Partial<PanelProps>) => act(() => show(more)) }
}

/** Returns the field of a new note. */
export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Add a note at/ })

/** Presses a button with this name. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Returns the texts of the listed notes. */
export const listed = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? null)
