import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { showMember } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { ProjectContainer } from './ProjectContainer.tsx'
import type { Project } from './project-query.ts'
import { ReceivedProjects } from './ReceivedProjects.tsx'
import { NOON, PROJECT, SESSION_ID } from './sample-project.fixture.ts'

// The simulated page lacks `document.fonts`; a growing field listens to it to measure itself again when a font has
// loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const SAVED = { draft: { savedAt: NOON }, error: null }

/** The fields of a request's variables or of an answer. */
export type Fields = Record<string, unknown>
type Answer = Fields | 'failure' | null
type Answering = Fields | ((variables: Fields) => Answer)

interface Opening {
  project?: Partial<Project> | null
  completed?: boolean
  now?: number
  /** More fields of every answer, or a function that returns them by the variables; `null` loses the request. */
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
    if (fields === null || fields === 'failure') return fields
    return { getProject: found, saveProjectDraft: SAVED, ...fields }
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

function answerWith(answer: (variables: Fields) => Answer): Fields[] {
  const asked: Fields[] = []
  stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: Fields }
      asked.push(variables)
      const data = answer(variables)
      if (!data) throw new TypeError('Failed to fetch')
      return data === 'failure' ? { status: 503, body: {} } : { body: { data } }
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
