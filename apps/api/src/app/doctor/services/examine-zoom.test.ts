import { afterEach, describe, expect, test } from 'vitest'
import { startMeetingService } from '../../../features/events/registration/meeting-service.fixture.ts'
import { answering, closeAll, closeLater } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineZoom } from './examine-zoom.ts'

afterEach(closeAll)

describe('Zoom', () => {
  const NO_ANSWER =
    '✗ ZOOM_API_URL, ZOOM_OAUTH_URL: Zoom does not answer there; leave them out for Zoom’s own addresses, and let this machine reach them.'

  test.each<[string, Record<string, string>, string]>([
    ['knows the app', {}, '✓ the app may register people for meetings and webinars'],
    [
      'knows no such secret',
      { ZOOM_CLIENT_SECRET: 'canary' },
      '✗ ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET: Zoom knows no such app, or another secret of it.',
    ],
    [
      'has another account',
      { ZOOM_ACCOUNT_ID: 'canary' },
      '✗ ZOOM_ACCOUNT_ID: Zoom gives this app no token for this account.',
    ],
    ['is not at the address', { ZOOM_OAUTH_URL: NOWHERE }, NO_ANSWER],
    ['has its meetings elsewhere', { ZOOM_API_URL: NOWHERE }, NO_ANSWER],
  ])('that %s is told in one sentence', async (_what, environment, line) => {
    const service = await startMeetingService(Date.now)
    closeLater(service.close)
    expect(await examine(examineZoom, { ...service.environment, ...environment })).toEqual([line])
  })

  test('whose app lacks scopes is told which', async () => {
    const { zoom, environment, close } = await startMeetingService(Date.now)
    closeLater(close)
    zoom.tokens.scopes = ['meeting:write:registrant:admin']
    expect(await examine(examineZoom, environment)).toEqual([
      '✗ ZOOM_CLIENT_ID: its app lacks the scopes meeting:update:registrant_status:admin, meeting:read:list_registrants:admin; add them at Zoom.',
    ])
    zoom.tokens.scopes = ['write:registrant', 'update:registrant_status', 'read:list_registrants'].map(
      (right) => `meeting:${right}:admin`,
    )
    expect(await examine(examineZoom, environment)).toEqual([
      '✓ the app may register people for meetings, not for webinars',
    ])
    zoom.limit.most = 0
    expect(await examine(examineZoom, environment)).toEqual([
      '✗ Zoom has answered as often as it does on one day; registrations wait until tomorrow.',
    ])
  })

  test('whose address of tokens answers something else is told so', async () => {
    const service = await startMeetingService(Date.now)
    closeLater(service.close)
    const ZOOM_OAUTH_URL = await answering(200)
    expect(await examine(examineZoom, { ...service.environment, ZOOM_OAUTH_URL })).toEqual([
      '✗ ZOOM_OAUTH_URL: what answers there gives no tokens.',
    ])
  })
})
