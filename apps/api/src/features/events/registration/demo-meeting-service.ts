import type { FastifyInstance } from 'fastify'
import { DEMO_ZOOM_PATH } from '../../../server/config/outside-services.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'

/** People who look at a demo press a button more often than three times a day. */
const REGISTRATIONS_A_DAY = 1000

/** Mounts the demo's own meeting service. docs/how-to/connect-zoom.md */
export async function mountDemoMeetingService(
  app: FastifyInstance,
  { config, clock }: Services,
): Promise<void> {
  if (!config.zoom?.emulated) return
  // The emulator is imported here, because a school with a real account need not load it.
  const { mountZoom } = await import('@section/emulators/zoom/mount-zoom.ts')
  mountZoom(app, {
    ...config.zoom,
    path: DEMO_ZOOM_PATH,
    site: () => publicUrl(config),
    now: clock,
    registrationsADay: REGISTRATIONS_A_DAY,
  })
}
