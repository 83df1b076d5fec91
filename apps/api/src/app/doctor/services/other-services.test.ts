import { afterEach, describe, expect, test } from 'vitest'
import { mountFlagService } from '@section/emulators/flags/flag-service.ts'
import { mountSegment } from '@section/emulators/segment/segment-sink.ts'
import { answering, closeAll, serve } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineAlgolia } from './examine-algolia.ts'
import { examineErrorSink } from './examine-error-sink.ts'
import { examineFlags } from './examine-flags.ts'
import { examineSegment } from './examine-segment.ts'
import { examineTutor } from './examine-tutor.ts'
import { examineZoom } from './examine-zoom.ts'

afterEach(closeAll)

test('Services that are not configured are told to be missing, with what the school does without them', async () => {
  const lines = []
  for (const check of [
    examineZoom,
    examineAlgolia,
    examineFlags,
    examineTutor,
    examineSegment,
    examineErrorSink,
  ])
    lines.push(...(await examine(check, {})))
  expect(lines).toEqual([
    '– ZOOM_ACCOUNT_ID is not set, so nobody is registered in meetings',
    '– SEARCH_ENGINE is postgres, so the database answers searches',
    '– FLAGS_URL is not set, so every flag has its safe value',
    '– PROFAI_URL is not set, so the tutor opens for nobody',
    '– SEGMENT_URL is not set, so no events are sent',
    '– SENTRY_DSN is not set, so errors are reported nowhere',
  ])
})

describe('A flag service', () => {
  test('that answers is well, with the number of flags that it knows', async () => {
    const url = await serve((app) => mountFlagService(app, { read: async () => ({}) }))
    expect(await examine(examineFlags, { FLAGS_URL: `${url}/dev/flags` })).toEqual([
      expect.stringMatching(/^✓ 0 of \d+ flags are known there, and the others have their safe values$/),
    ])
  })

  const NO_FLAGS =
    'FLAGS_URL: what answers there does not evaluate flags by OFREP; name the address before /ofrep/v1.'

  test.each([
    [401, 'canary', 'FLAGS_KEY: the flag service refuses it.'],
    [403, 'canary', 'FLAGS_KEY: the flag service refuses it.'],
    [200, '<html>canary</html>', NO_FLAGS],
    [404, 'canary', NO_FLAGS],
    [500, 'canary', NO_FLAGS],
  ])('that answers %i is told in one sentence', async (status, body, sentence) => {
    const environment = { FLAGS_URL: await answering(status, body), FLAGS_KEY: 'canary' }
    expect(await examine(examineFlags, environment)).toEqual([`✗ ${sentence}`])
  })

  test('whose value has another kind is told which flag it is', async () => {
    const url = await serve((app) =>
      mountFlagService(app, { read: async () => ({ trialUpsellDays: { value: 'canary', rules: [] } }) }),
    )
    const lines = await examine(examineFlags, { FLAGS_URL: `${url}/dev/flags` })
    expect(lines).toContain(
      `✗ FLAGS_URL: the flag trialUpsellDays has a value of another kind there, so its safe value holds; correct it at the service.`,
    )
  })

  test('that cannot be reached is told with the reason', async () => {
    expect(await examine(examineFlags, { FLAGS_URL: NOWHERE })).toEqual([
      '✗ FLAGS_URL: the flag service cannot be asked: nothing listens there.',
    ])
  })
})

test('A tutor that answers, and one that is down, are told apart', async () => {
  const tutor = (PROFAI_URL: string) => ({
    PROFAI_URL,
    PROFAI_CLIENT_ID: 'tutor',
    PROFAI_CLIENT_SECRET: 'canary'.repeat(6),
  })
  expect(await examine(examineTutor, tutor(await answering(200)))).toEqual([
    '✓ it answers; whether it knows PROFAI_CLIENT_SECRET shows with the first member',
  ])
  const down =
    '✗ PROFAI_URL: the tutor does not answer within two seconds, so nobody is handed over; let this machine reach it.'
  expect(await examine(examineTutor, tutor(await answering(502)))).toEqual([down])
  expect(await examine(examineTutor, tutor(NOWHERE))).toEqual([down])
})

test('A sink of marketing events that takes, refuses or does not know them is told by its variable', async () => {
  const segment = (SEGMENT_URL: string, SEGMENT_WRITE_KEY = 'canary') =>
    examine(examineSegment, { SEGMENT_URL, SEGMENT_WRITE_KEY })
  const url = await serve((app) => mountSegment(app, { writeKey: 'canary' }))
  expect(await segment(`${url}/dev/segment`)).toEqual([expect.stringMatching(/^✓ the service answers/)])
  expect(await (await fetch(`${url}/dev/events.json`)).json()).toEqual([])
  expect(await segment(`${url}/dev/segment`, 'other')).toEqual([
    '✗ SEGMENT_WRITE_KEY: the service refuses it.',
  ])
  expect(await segment(url)).toEqual([
    '✗ SEGMENT_URL: what answers there takes no events (404); name the address before /v1/batch.',
  ])
  expect(await segment(NOWHERE)).toEqual([
    '✗ SEGMENT_URL: the service cannot be reached: nothing listens there.',
  ])
})

test('A sink of error reports that takes, refuses or does not know them is told by its variable', async () => {
  const sentry = (url: string) =>
    examine(examineErrorSink, { SENTRY_DSN: `${url.replace('//', '//canary@')}/7` })
  const taking = await answering(200)
  expect(await sentry(taking)).toEqual([`✓ ${new URL(taking).host} takes reports of the project 7`])
  expect(await sentry(await answering(403))).toEqual([
    '✗ SENTRY_DSN: the service knows no such key of this project.',
  ])
  expect(await sentry(await answering(404))).toEqual([
    '✗ SENTRY_DSN: what answers there takes no reports (404).',
  ])
  expect(await sentry(NOWHERE)).toEqual([
    '✗ SENTRY_DSN: the service cannot be reached: nothing listens there.',
  ])
})
