import { lastPhotoRemoval, UNSHOWN_PHOTO_KEPT_MS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import { periodicJob } from '../../../server/jobs/periodic-job.ts'
import type { Services } from '../../../server/services.ts'
import { pictureKeyOf } from './photo-keys.ts'
import type { PhotoStorage } from './photo-storage.ts'
import { clearUpload, deletePhoto, type KeptPhoto, readPhotos } from './photos-store.ts'

const QUEUE = 'remove-photos'
const BATCH = 1000
/** The failures in a row after which the storage counts as absent. */
const MAX_FAILURES = 5

/**
 * Deletes every night what was uploaded more than a day ago, and the pictures of that time that nobody shows.
 * docs/product/profile-photo.md#what-is-kept
 */
export const removePhotosJobs: readonly Job[] = [
  // No transaction waits for the storage: the periodic job only asks for the work, which runs on its own.
  periodicJob({
    queue: 'nightly-photo-removal',
    latestPeriod: (_services, now) => {
      const { day, at } = lastPhotoRemoval(now)
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

/**
 * Deletes the uploads and unshown pictures that are older than a day at `now` (epoch ms). An object that cannot be deleted holds up no
 * other one; an absent storage ends the work soon. Errors: `JobFailure`, the first one.
 */
export async function removeOldPhotos(
  { database: { db }, photoStorage }: Pick<Services, 'database' | 'photoStorage'>,
  now: number,
): Promise<void> {
  if (!photoStorage) return
  const before = now - UNSHOWN_PHOTO_KEPT_MS
  let after: string | null = null
  let firstFailure: JobFailure | null = null
  let failuresInARow = 0
  do {
    const photos: KeptPhoto[] = await readPhotos(db, { after, limit: BATCH })
    for (const photo of photos) {
      if (photo.createdAt.getTime() >= before || (photo.shown && photo.uploadKey === null)) continue
      const failure = await removeObjects(photoStorage, photo)
      if (failure) {
        firstFailure ??= failure
        if (++failuresInARow === MAX_FAILURES) throw firstFailure
        continue
      }
      failuresInARow = 0
      // A row is changed once its objects are gone, so that a run that ended early is made up for by the next.
      await (photo.shown ? clearUpload(db, photo.photoId) : deletePhoto(db, photo.photoId))
    }
    after = photos.length < BATCH ? null : (photos.at(-1)?.photoId ?? null)
  } while (after !== null)
  if (firstFailure) throw firstFailure
}

/** Deletes the objects of a photo; returns why they could not be deleted. */
async function removeObjects(
  storage: PhotoStorage,
  { photoId, uploadKey, shown }: KeptPhoto,
): Promise<JobFailure | null> {
  try {
    if (uploadKey !== null) await storage.remove(uploadKey)
    if (!shown) await storage.remove(pictureKeyOf(photoId))
    return null
  } catch (error) {
    return new JobFailure(`The storage: ${error instanceof Error ? error.name : 'unknown'}`, false)
  }
}
