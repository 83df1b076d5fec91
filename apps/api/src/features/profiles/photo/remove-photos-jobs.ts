import { lastPhotoNight, UNSHOWN_PHOTO_KEPT_MS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import { periodicJob } from '../../../server/jobs/periodic-job.ts'
import type { Services } from '../../../server/services.ts'
import { pictureKeyOf } from './photo-keys.ts'
import type { PhotoStorage } from './photo-storage.ts'
import { clearUpload, deletePhoto, type KeptPhoto, readPhotos } from './photos-store.ts'

const QUEUE = 'remove-photos'
const BATCH = 1000

/**
 * Deletes every night what was uploaded more than a day ago, and the pictures of that time that nobody shows.
 * docs/product/profile-photo.md#what-is-kept
 */
export const removePhotosJobs: readonly Job[] = [
  // No transaction waits for the storage: the night only asks for the work, which runs on its own.
  periodicJob({
    queue: 'nightly-photo-removal',
    latestPeriod: (_services, now) => {
      const { day, at } = lastPhotoNight(now)
      return { period: day, at }
    },
    async run({ services, tx }) {
      if (services.photoStorage) await services.jobs.send(tx, QUEUE, [{ key: QUEUE, data: {} }])
      return null
    },
    failure: 'The nightly removal of photos could not be asked for',
  }),
  {
    queue: QUEUE,
    options: { policy: 'short', retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 3600 },
    concurrency: 1,
    open: (services) => ({ run: () => removeOldPhotos(services, services.clock()) }),
  },
]

/** Deletes the uploads and unshown pictures that are older than a day at `now` (epoch ms). Errors: `JobFailure`. */
export async function removeOldPhotos(
  { database: { db }, photoStorage }: Pick<Services, 'database' | 'photoStorage'>,
  now: number,
): Promise<void> {
  if (!photoStorage) return
  const before = now - UNSHOWN_PHOTO_KEPT_MS
  let after: string | null = null
  do {
    const photos: KeptPhoto[] = await readPhotos(db, { after, limit: BATCH })
    for (const photo of photos) {
      if (photo.createdAt.getTime() >= before || (photo.shown && photo.uploadKey === null)) continue
      // A row is changed once its objects are gone, so that a run that ended early is made up for by the next.
      await removeObjects(photoStorage, photo)
      await (photo.shown ? clearUpload(db, photo.photoId) : deletePhoto(db, photo.photoId))
    }
    after = photos.length < BATCH ? null : (photos.at(-1)?.photoId ?? null)
  } while (after !== null)
}

async function removeObjects(storage: PhotoStorage, { photoId, uploadKey, shown }: KeptPhoto): Promise<void> {
  try {
    if (uploadKey !== null) await storage.remove(uploadKey)
    if (!shown) await storage.remove(pictureKeyOf(photoId))
  } catch (error) {
    throw new JobFailure(`The storage: ${error instanceof Error ? error.name : 'unknown'}`, false)
  }
}
