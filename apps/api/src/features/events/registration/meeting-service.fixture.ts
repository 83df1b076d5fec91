import Fastify from 'fastify'
import { type EmulatedZoom, mountZoom } from '@section/emulators/zoom/mount-zoom.ts'

/** A meeting service at an address of its own, and the environment of servers that use it. */
export interface StartedMeetingService {
  zoom: EmulatedZoom
  environment: Record<string, string>
  /** Returns the addresses that are registered for a meeting. */
  registered: (meetingNumber: string) => string[]
  close: () => Promise<void>
}

const KEYS = { accountId: 'account', clientId: 'client', clientSecret: 'secret' }

/**
 * Starts a meeting service, which counts days by `now` (epoch ms). What it has done is answered once `beforeAnswer`, which is given
 * the method of the call, resolves.
 */
export async function startMeetingService(
  now: () => number,
  beforeAnswer: (method: string) => Promise<void> = async () => {},
): Promise<StartedMeetingService> {
  const app = Fastify()
  app.addHook('onSend', async ({ method, url }) => {
    if (url.includes('/registrants')) await beforeAnswer(method)
  })
  let url = ''
  const zoom = mountZoom(app, { ...KEYS, path: '/zoom', site: () => url, now })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    zoom,
    environment: {
      ZOOM_ACCOUNT_ID: KEYS.accountId,
      ZOOM_CLIENT_ID: KEYS.clientId,
      ZOOM_CLIENT_SECRET: KEYS.clientSecret,
      ZOOM_API_URL: `${url}/zoom/v2`,
      ZOOM_OAUTH_URL: `${url}/zoom/oauth/token`,
    },
    registered: (meetingNumber) =>
      zoom.rooms.list('meetings', meetingNumber, 'approved').map(({ email }) => email),
    close: () => app.close(),
  }
}
