import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { FirstAnswers } from './first-data.ts'
import type { ScreenPage } from './page.ts'

/** What a browser opens, its address in parts. */
export interface OpenedPage {
  request: FastifyRequest
  path: string
  /** The parameters, without `?`. */
  search: string
}

/**
 * A screen as this member will see it, as HTML; undefined where its skeleton should stay: nothing is known of the
 * member, their flags did not come in time (what a flag adds would move the page later), the build brings no drawing
 * of it, or the drawing does not fit what they will see.
 */
export function drawScreen(
  { clock }: Services,
  { drawing }: ScreenPage,
  first: FirstAnswers | null,
  { request, path, search }: OpenedPage,
): string | undefined {
  if (!drawing || !first?.flags) return undefined
  try {
    const drawn = drawing({
      path,
      search,
      answers: Object.fromEntries(
        Object.entries(first.answers).map(([name, json]) => [name, (JSON.parse(json) as Answer).data]),
      ),
      flags: first.flags,
      now: clock(),
    })
    return drawn ?? undefined
  } catch (error) {
    // The app draws the screen itself a second later.
    request.log.error({ err: error, requestId: request.id }, 'A screen is not drawn ahead')
    return undefined
  }
}

interface Answer {
  data: unknown
}
