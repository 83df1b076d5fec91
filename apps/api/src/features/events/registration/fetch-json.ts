import { MeetingServiceFailure } from './meeting-service-failure.ts'

/** The answer of the meeting service. */
export interface Answer {
  status: number
  headers: Headers
  /** Null for one that is no JSON. */
  body: unknown
}

/** Sends a request, which follows no redirect, and returns the answer. Errors: `MeetingServiceFailure`, when none has come as a whole. */
export async function fetchJson(url: string, request: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error' })
    const { status, headers } = answer
    return { status, headers, body: parsed(await answer.text()) }
  } catch (error) {
    throw new MeetingServiceFailure('unavailable', error instanceof Error ? error.name : 'no answer')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
