import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { showMember } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { ProjectContainer } from './ProjectContainer.tsx'
import type { Project } from './project-query.ts'
import { ReceivedProjects } from './ReceivedProjects.tsx'

// The simulated page lacks `document.fonts`; a growing field listens to it to measure itself again when a font has
// loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** Noon of a day in UTC, which is the same day in most zones. */
export const NOON = Date.parse('2026-03-03T12:00:00Z')
export const SESSION_ID = 's1'
export const DRAFTS = `unsent-drafts:u1:${SESSION_ID}`

/** A project that opened yesterday and has not been handed in. */
export const PROJECT: Project = {
  sessionId: SESSION_ID,
  title: 'A page of your own',
  enabledAt: NOON - DAY_MS,
  closesAt: NOON + 20 * DAY_MS,
  formUrl: null,
  submission: null,
  draft: null,
}
export const SUBMISSION = {
  projectSubmissionId: 'p1',
  kind: 'TEXT' as const,
  content: 'What I handed in.',
  submittedAt: NOON - 1000,
}
const SAVED = { draft: { savedAt: NOON }, error: null }

/** The fields of a request's variables or of an answer. */
export type Fields = Record<string, unknown>
type Answering = Fields | ((variables: Fields) => Fields | null)

interface Opening {
  project?: Partial<Project> | null
  completed?: boolean
  now?: number
  /** More fields of every answer, or a function that returns them by the variables; `null` lets the request fail. */
  answers?: Answering
}

/**
 * Renders the button of a project until the end of the test. Returns the variables of the requests, and a function that
 * renders the button at another time.
 */
export function openProject({ project = {}, completed = false, now = NOON, answers = {} }: Opening = {}) {
  const asked = answerWith((variables) => {
    const fields = typeof answers === 'function' ? answers(variables) : answers
    const found = project && { ...PROJECT, ...project }
    return fields && { getProject: found, saveProjectDraft: SAVED, ...fields }
  })
  const at = (time: number) => (
    <InApp>
      <OpenedProject completed={completed} now={time} />
    </InApp>
  )
  const { rerender, container } = render(at(now))
  return { asked, container, showAt: (time: number) => rerender(at(time)) }
}

/** Renders the received projects until the end of the test, and returns the variables of the requests. */
export function openReceived(answers: Answering) {
  const asked = answerWith(typeof answers === 'function' ? answers : () => answers)
  render(
    <InApp>
      <ReceivedProjects sessionId={SESSION_ID} />
    </InApp>,
  )
  return { asked }
}

function OpenedProject(shown: { readonly completed: boolean; readonly now: number }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <ProjectContainer
      {...shown}
      sessionId={SESSION_ID}
      isDialogOpen={isDialogOpen}
      onDialog={setIsDialogOpen}
    />
  )
}

function InApp({ children }: { readonly children: React.ReactNode }) {
  return (
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AppTheme>
  )
}

function answerWith(answer: (variables: Fields) => Fields | null): Fields[] {
  const asked: Fields[] = []
  stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: Fields }
      asked.push(variables)
      const data = answer(variables)
      if (!data) throw new TypeError('Failed to fetch')
      return { body: { data } }
    },
  })
  showMember('u1')
  onTestFinished(() => {
    cleanup()
    // Unsent values would otherwise be sent in the next test.
    endBrowserSignIn()
    localStorage.clear()
    hideToasts()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  return asked
}

/** Opens the form, and returns its field. */
export async function openForm(): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole('button', { name: /Submit Your Project|Need to resubmit/ }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'A link, or the text itself' })
}

/** Stores a draft as another tab does when it cannot send the draft. */
export function writeInOtherTab(content: string): void {
  const newValue = JSON.stringify({ value: content, at: Date.now() })
  localStorage.setItem(DRAFTS, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: DRAFTS, newValue }))
}

export const type = (field: HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } })
/** Presses the button that shows this text, whether it is busy or not. */
export const press = (text: string) =>
  fireEvent.click(screen.getByText(text).closest('button') ?? screen.getByText(text))

/** Returns the requests that hand a project in. */
export const handedIn = (asked: readonly Fields[]) => asked.filter((given) => 'projectSubmissionId' in given)
/** Returns the contents of the requests that save a draft. */
export const drafts = (asked: readonly Fields[]) =>
  asked.filter((given) => 'writtenMsAgo' in given).map(({ content }) => content)
