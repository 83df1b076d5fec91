import { vi } from 'vitest'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import type { TranscriptText } from './transcript/transcript-query.ts'

/** The state of the simulated endpoint. `saved` holds the fields of its answer to a save, except for the position. */
export const server = {
  saved: {} as Record<string, unknown>,
  /** The variables of the last video session that was opened. */
  opened: null as Record<string, unknown> | null,
  /** The allowance that the endpoint returns. */
  plan: null as MeteringPlan | null,
  /** The refusal of every playlist; null for none. */
  refusal: null as { code: string; message: string } | null,
  /** The transcripts of all videos by language; none by default. */
  transcripts: {} as Record<string, TranscriptText>,
  /** When and by which video session the position of the videos was reached. */
  position: {} as { positionAt?: string; positionSessionId?: string },
}

/** Answers all requests until the globals are restored; videos continue at this position, in seconds. */
export function stubEndpoint(continueAtTime: number): void {
  const answer = (variables: Record<string, unknown>) => {
    if ('continueAtTime' in variables)
      return {
        updateVideoSession: { continueAtTime: variables['continueAtTime'], error: null, ...server.saved },
      }
    if ('courseContentId' in variables) {
      server.opened = variables
      return {
        createVideoSession: {
          userVideoSessionId: 'session',
          playlistUrl: '/manifests/a.m3u8?t=1',
          error: null,
        },
      }
    }
    return {
      createPlaylistUrl: {
        playlistUrl: server.refusal ? null : '/manifests/a.m3u8?t=0',
        error: server.refusal,
      },
      getVideoProgress: { continueAtTime, positionAt: null, positionSessionId: null, ...server.position },
      listCredentials: [],
      listCertificates: [],
      getMeteringPlanDetails: server.plan,
      getTranscript:
        server.transcripts[String(variables['language'])] ?? Object.values(server.transcripts)[0] ?? null,
      getFreeOffer: null,
    }
  }
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    const { variables } = JSON.parse(init.body) as { variables?: Record<string, unknown> }
    return Promise.resolve(Response.json({ data: answer(variables ?? {}) }))
  })
}
