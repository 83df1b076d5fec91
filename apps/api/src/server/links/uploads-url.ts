import type { Config } from '../config/config.ts'
import { DEMO_STORAGE_PATH } from '../config/outside-services.ts'
import { publicUrl } from './public-url.ts'

/** Returns the address of the bucket to which browsers post uploads; null for a school that takes none. */
export function uploadsUrl(config: Config): string | null {
  if (!config.storage) return null
  const { bucket, region, emulated, endpoint } = config.storage
  if (emulated) return `${publicUrl(config)}${DEMO_STORAGE_PATH}/${bucket}`
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
}
