import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { type SignedIn, toViewer, viewerQuery } from '../../../lib/viewer/viewer.ts'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { course, lecture } from '../video-collection.fixture.ts'
import { TranscriptPanel } from './TranscriptPanel.tsx'
import { type TranscriptText, transcriptQuery } from './transcript-query.ts'

const LINE_HEIGHT = 100
const LIST_HEIGHT = 300

/** Returns a transcript of these lines, each of which takes ten seconds. */
export const transcript = (texts: readonly string[], language = 'en'): TranscriptText => ({
  language,
  languages: ['en', 'es'],
  lines: texts.map((text, at) => ({ startSeconds: at * 10 + 0.5, endSeconds: at * 10 + 9, text })),
})

export const TEN = Array.from({ length: 10 }, (_, at) => `Line ${at} is said.`)

/** Lays the lines out below each other, each 100 px high, in a list of 300 px; and resets what is stored between tests. */
export function useTranscriptTests(): void {
  beforeEach(() => {
    localStorage.clear()
    queryClient.clear()
    setAccount('MEMBER')
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
      this: Element,
      to?: ScrollToOptions | number,
    ) {
      if (typeof to === 'object') this.scrollTop = Math.max(0, to.top ?? 0)
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const line = Number(this.getAttribute('data-line') ?? Number.NaN)
      if (Number.isNaN(line)) return new DOMRect(0, 0, 300, LIST_HEIGHT)
      return new DOMRect(0, line * LINE_HEIGHT - list().scrollTop, 300, LINE_HEIGHT)
    })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** Signs a member in, with an allowance of the month if one is given. */
export function setAccount(
  accountType: SignedIn['member']['accountType'],
  meteringPlan: SignedIn['meteringPlan'] = null,
): void {
  const member = { ...MEMBER_ANSWER.getMember, accountType }
  queryClient.setQueryData(viewerQuery.queryKey, {
    member,
    viewer: toViewer(member, []),
    meteringPlan,
    surveyStatus: null,
  })
}

/** Caches a transcript of the first lesson, as the query of the page does. */
export const keep = (text: TranscriptText | null, language: string | null = null) =>
  queryClient.setQueryData(transcriptQuery('c1', language).queryKey, text)

interface ShownProps {
  readonly position?: number
  readonly language?: string | null
  readonly onJump?: (seconds: number) => void
}

const panel = ({ position = 0, language = null, onJump = () => {} }: ShownProps) => (
  <QueryClientProvider client={queryClient}>
    <AppTheme env="test">
      <TranscriptPanel
        collection={course()}
        lecture={lecture(1)}
        language={language}
        position={position}
        onJump={onJump}
      />
    </AppTheme>
  </QueryClientProvider>
)

/** Shows the panel of the first lesson, and returns how to move it on to a second of the video and another language. */
export function showPanel(props: ShownProps = {}) {
  const onJump = vi.fn<(seconds: number) => void>()
  const { rerender, container } = render(panel({ ...props, onJump }))
  const play = (position: number, language = props.language) =>
    rerender(panel({ position, language, onJump }))
  return { container, onJump, play }
}

/**
 * Draws the panel as the browser does, so that what it leaves for later is not there yet; until the end of the test. Returns how
 * to draw it anew.
 */
export function drawPanel(props: ShownProps) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const draw = (next: ShownProps) => flushSync(() => root.render(panel(next)))
  draw(props)
  return draw
}

/** Waits until the panel has drawn so many lines, which takes seconds for thousands of them on a busy machine. */
export const drawnLines = (lines: number): Promise<void> =>
  // The number is compared, because a message about thousands of elements takes long to write.
  waitFor(() => expect(document.querySelectorAll('[data-line]').length).toBe(lines), { timeout: 15_000 })

export const list = () => screen.getByRole('list')
export const line = (name: string) => screen.getByRole('link', { name })
export const currentLines = () =>
  screen.queryAllByRole('link', { current: true }).map(({ textContent }) => textContent)
export const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the transcript' })
export const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

/** Scrolls the list as a reader does with the wheel. */
export function scrollByHand(top: number): void {
  fireEvent.wheel(list())
  list().scrollTop = top
  fireEvent.scroll(list())
}
