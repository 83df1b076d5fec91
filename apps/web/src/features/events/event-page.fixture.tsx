import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FlagValues } from '@section/domain/flags/flag-values.ts'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { type EventForMember, eventQuery } from './detail/event-query.ts'
import { EventPage } from './detail/EventPage.tsx'
import { eventAnswer, NOW } from './event.fixture.ts'

/** Sets the time of the tests of a file, and cleans up after each. Only the date stands still. */
export function useEventTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(NOW)
  })
  afterEach(() => {
    cleanup()
    hideToasts()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

interface Opening {
  flags?: Partial<FlagValues>
  /** The fields of every answer of the endpoint, besides those of the same event. */
  data?: object
  known?: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Opens the page of an event; returns the variables of the requests, and a function that changes what is answered. */
export async function openEvent(page: EventForMember, { flags = {}, data = {}, known = [] }: Opening = {}) {
  const fields: object = {
    ...eventAnswer(page),
    getMemberEventLink: { link: 'https://school.example/event.ics' },
    ...data,
  }
  const requests = stubService({ '/graphql': () => ({ body: { data: fields } }) })
  await renderMemberScreen(EventPage, {
    path: '/events/$memberEventId',
    address: '/events/clinic',
    flags,
    known: [[eventQuery('clinic', 'user-1').queryKey, page], ...known],
  })
  await screen.findByRole('heading', { level: 1, name: page.event.title })
  return {
    /** The variables of each request. */
    asked: () => requests.map(({ body }) => (body as { variables: Record<string, unknown> }).variables),
    /** Answers these fields from now on. */
    answer: (more: object) => Object.assign(fields, more),
  }
}
