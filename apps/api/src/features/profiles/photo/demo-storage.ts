import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../../../server/clock.ts'
import { DEMO_STORAGE_PATH } from '../../../server/config/outside-services.ts'
import type { Services } from '../../../server/services.ts'
import { PICTURES } from './photo-keys.ts'

/**
 * Mounts the demo's own storage, which keeps its objects in the data folder, so that photos outlive the server as long as the
 * database does. docs/how-to/connect-storage.md
 */
export async function mountDemoStorage(app: FastifyInstance, { config, database }: Services): Promise<void> {
  if (!config.storage?.emulated) return
  // The emulator is imported here, because a school with a real storage need not load it.
  const { mountS3 } = await import('@section/emulators/s3/mount-s3.ts')
  // The client signs by the time of the machine, also where tests replace the clock.
  const options = { ...config.storage, path: DEMO_STORAGE_PATH, publicPrefix: PICTURES, now: systemClock }
  if (database.folder !== null) {
    mountS3(app, { ...options, folder: join(database.folder, 'photos') })
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'section-photos-'))
  app.addHook('onClose', () => rmSync(folder, { recursive: true, force: true }))
  mountS3(app, { ...options, folder })
}
