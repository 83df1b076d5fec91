import { systemClock } from '../../../server/clock.ts'
import type { Services } from '../../../server/services.ts'
import { tryStorage } from './try-storage.ts'

/**
 * Returns what is wrong with the storage of photos, in words that name no secret and no address; nothing for a school that takes no
 * photos, or whose storage is this server's own. docs/how-to/connect-storage.md
 */
export async function storageFaults({ config }: Pick<Services, 'config'>): Promise<string[]> {
  if (!config.storage || config.storage.emulated) return []
  // The client signs by the time of the machine, also where tests replace the clock.
  const { fault, skewMs } = await tryStorage(config, systemClock())
  if (fault) return [`photos: ${fault.kind}`]
  return skewMs === 0 ? [] : ['photos: clock differs']
}
