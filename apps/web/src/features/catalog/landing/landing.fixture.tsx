import { fireEvent, screen, within } from '@testing-library/react'
import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import type { FlagValues } from '@section/domain/flags/flag-values.ts'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import type { Member } from '../../../lib/viewer/viewer.ts'
import { stubService } from '../../../testing/stub-service.ts'
import {
  type CertificateProgress,
  certificateProgressQuery,
} from '../../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery, type OwnCredential } from '../../credentials/credentials-query.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { CourseLandingPage } from './CourseLandingPage.tsx'
import { landingAnswer, type LandingData } from './landing-answer.fixture.ts'
import type { SessionAnswer } from './landing-sessions.fixture.ts'

interface Opened extends LandingData {
  /** The member's customer and whether they pay a subscription; a consumer without one by default. */
  member?: Partial<Pick<Member, 'customer' | 'manageBilling'>>
  /** The allowance of a limited member; none by default. */
  plan?: MeteringPlan | null
  /** The address of the trailer's playlist, or null if the trailer has been removed. */
  trailer?: string | null
  /** The certificates and badges of the member; none by default. */
  credentials?: OwnCredential[]
  /** The certificates that the member sees; none by default. */
  certificates?: CertificateProgress[]
  accountType?: AccountStatus
  areas?: Area[]
  flags?: Partial<FlagValues>
  /** True if the endpoint refuses to add or remove the alert. */
  refusesAlert?: boolean
  /** The result of enrolling or unenrolling, and the sessions that the endpoint returns afterwards. */
  saving?: { status: SessionAnswer['enrollmentStatus']; sessions: SessionAnswer[] }
}

/** Opens the landing page of course 'c' with these sessions; returns the requests of the page. */
export async function openLanding(opened: Opened) {
  const {
    sessions,
    accountType = 'MEMBER',
    areas,
    flags = {},
    saving,
    plan = null,
    trailer = '/trailer.m3u8?t=1',
    credentials = [],
    certificates = [],
  } = opened
  let current = sessions
  const requests = stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: object }
      if ('input' in variables) {
        current = saving?.sessions ?? current
        const enrollmentStatus = saving?.status ?? null
        const input = variables.input as { unenroll: boolean; undo?: string }
        const undo = input.unenroll ? 'u1' : null
        // What is taken back is as it was.
        if (input.undo) current = sessions
        return {
          body: { data: { saveEnrollment: { enrollmentStatus, undo, alreadyLeft: false, error: null } } },
        }
      }
      if ('sessionContentId' in variables)
        return { body: { data: { saveSessionContentProgress: { status: null, error: null } } } }
      if ('sessionId' in variables) return { body: { data: { getSessionLink: { link: '/calendar.ics' } } } }
      const changed = opened.refusesAlert
        ? { success: false, error: { message: 'This does not exist.' } }
        : { success: true, error: null }
      const alerts = { addCourseAlert: changed, removeCourseAlert: changed }
      const getCourseTrailer = trailer === null ? null : { playlistUrl: trailer }
      return {
        body: { data: { ...landingAnswer({ ...opened, sessions: current }), ...alerts, getCourseTrailer } },
      }
    },
  })
  const { address } = await renderMemberScreen(CourseLandingPage, {
    address: '/courses/c',
    path: '/courses/$courseId',
    accountType,
    flags,
    member: opened.member ?? {},
    ...(areas && { areas }),
    known: [
      [meteringQuery.queryKey, plan],
      [credentialsQuery.queryKey, credentials],
      [certificateProgressQuery.queryKey, certificates],
    ],
  })
  await screen.findByRole('heading', { level: 1 })
  return { requests, address }
}

/** Finds the block of the session in which the member is enrolled. */
export const ownSessionBlock = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'Your session' })
/** Returns the text of the block of the member's own session. */
export const texts = async (): Promise<string | null> => (await ownSessionBlock()).textContent

/** Finds the button of the next step, which a phone keeps at the foot of its window. */
export const nextStepBar = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Next step' })
/** Presses the button of the next step. */
export async function takeNextStep(name: string): Promise<void> {
  fireEvent.click(within(await nextStepBar()).getByRole('button', { name }))
}
