import { onlineManager } from '@tanstack/react-query'
import { beforeEach, onTestFinished, vi } from 'vitest'
import type { SessionPageQuery } from '@section/contract/generated/operations/graphql.ts'
import type { OwnCredential } from '../credentials/credentials-query.ts'
import { closeMembershipLock } from '../membership/membership-lock.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import {
  content,
  type Content,
  type Known,
  NOW,
  session,
  type Session,
} from './session-page-parts.fixture.ts'
import type { ContainerPart } from './session-page-query.ts'

interface Opened {
  /** Null for a session whose existence the member may not know. */
  session?: Session | null
  /** Null for a member who may not open the page. */
  content?: Content | null
  assistant?: Known<'getUserSessionConfig'>['teachingAssistant']
  /** The contents of containers, by the ids of the containers; all other containers are empty. */
  contents?: Record<string, ContainerPart[]>
  progress?: Known<'getVideoProgressBySession'>
  signedIn?: object
  /** Returns a special answer to a request with these variables, or undefined for the usual answer. */
  answer?: (variables: Record<string, unknown>) => object | undefined
  address?: string
  /** The member's certificates and badges. */
  credentials?: OwnCredential[]
}

/** Opens the page of session 's1' in the whole app; returns the variables of the requests so far and the address. */
export function openSession(opened: Opened = {}) {
  const { contents = {}, progress = { groups: [] }, signedIn = MEMBER_ANSWER, assistant = null } = opened
  const { requests, address } = openApp(opened.address ?? '/courses/session/s1', {
    signedIn,
    answers: {
      '/graphql': ({ body }) => {
        const { variables = {} } = body as { variables?: Record<string, unknown> }
        const other = opened.answer?.(variables)
        if (other) return { body: other }
        const ids = (variables['sessionContentIds'] ?? []) as string[]
        const data: SessionPageQuery & Record<string, unknown> = {
          getUserSession: opened.session === undefined ? session() : opened.session,
          getUserSessionConfig: { teachingAssistant: assistant },
          getSessionContent: opened.content === undefined ? content() : opened.content,
          getSessionContainerContent: ids.flatMap((sessionContentId) => {
            const held = contents[sessionContentId]
            return held ? [{ sessionContentId, contents: held }] : []
          }),
          getVideoProgressBySession: progress,
          getProject: null,
          listCredentials: opened.credentials ?? [],
          saveSessionContentProgress: {
            status: variables['status'] ?? null,
            courseBadgeId: null,
            error: null,
          },
        }
        return { body: { data } }
      },
    },
  })
  const sent = () =>
    requests.flatMap(({ body }) => {
      const { variables } = body as { variables?: Record<string, unknown> }
      return variables ? [variables] : []
    })
  return { sent, address }
}

/** Stops the clock at the current time of the tests, and resets everything after each test. */
export function useSessionTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    // The app is closed before this clock stops, because its timers were set by this clock.
    onTestFinished(() => {
      endBrowserSignIn()
      closeMembershipLock()
      localStorage.clear()
      onlineManager.setOnline(true)
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
  })
}
