import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../../../server/clock.ts'
import { DEMO_STORAGE_PATH } from '../../../server/config/outside-services.ts'
import type { Services } from '../../../server/services.ts'
import { PICTURES } from './photo-keys.ts'

/**
 * Mounts the demo's own storage. It keeps its objects in the data folder, also where the database is elsewhere, so that the photos
 * outlive the server. docs/how-to/connect-storage.md
 */
export async function mountDemoStorage(app: FastifyInstance, { config }: Services): Promise<void> {
  if (!config.storage?.emulated) return
  // The emulator is imported here, because a school with a real storage need not load it.
  const { mountS3 } = await import('@section/emulators/s3/mount-s3.ts')
  mountS3(app, {
    ...config.storage,
    path: DEMO_STORAGE_PATH,
    publicPrefix: PICTURES,
    folder: join(config.database.folder, 'photos'),
    // The client signs by the time of the machine, also where tests replace the clock.
    now: systemClock,
  })
}
