import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { members, profilePhotos } from '@section/db/schema.ts'

type PhotoRow = typeof profilePhotos.$inferSelect

/** Inserts the row of a photo that may be uploaded. */
export async function insertPhoto(db: Db, photo: typeof profilePhotos.$inferInsert): Promise<void> {
  await db.insert(profilePhotos).values(photo)
}

/** Returns the photo of a member that was to be uploaded under a key after a moment; undefined for none. */
export async function findPhoto(
  db: Db,
  { userId, uploadKey, after }: { userId: string; uploadKey: string; after: Date },
): Promise<PhotoRow | undefined> {
  const { userId: owner, uploadKey: key, createdAt } = profilePhotos
  const [found] = await db
    .select()
    .from(profilePhotos)
    .where(and(eq(owner, userId), eq(key, uploadKey), gt(createdAt, after)))
  return found
}

/** Ends the time in which an upload can be saved, as if it had been permitted at this moment. The nightly job still finds its file. */
export async function backdatePhoto(db: Db, photoId: string, createdAt: Date): Promise<void> {
  await db.update(profilePhotos).set({ createdAt }).where(eq(profilePhotos.photoId, photoId))
}

/** Remembers the key of the picture that an upload became. */
export async function setPicture(db: Db, photoId: string, pictureKey: string): Promise<void> {
  await db.update(profilePhotos).set({ pictureKey }).where(eq(profilePhotos.photoId, photoId))
}

/** Returns whether a member shows the picture of this address. */
export async function showsPicture(db: Db, userId: string, pictureUrl: string): Promise<boolean> {
  const isShown = and(eq(members.userId, userId), eq(members.profileImageUrl, pictureUrl))
  return (await db.$count(members, isShown)) > 0
}

/** A photo, and whether its member shows it. */
export type KeptPhoto = Pick<PhotoRow, 'photoId' | 'uploadKey' | 'createdAt'> & { shown: boolean }

/**
 * Returns at most `limit` photos whose ids come after `after`, in the order of their ids. The caller chooses those that can be
 * deleted: if this statement did, it might read the whole table to find a few.
 */
export async function readPhotos(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<KeptPhoto[]> {
  const { photoId, uploadKey, pictureKey, userId, createdAt } = profilePhotos
  // The address of the storage may have changed since the picture was saved, so only its end is compared.
  const shown = sql<boolean>`exists (select from ${members}
    where ${members.userId} = ${userId} and right(${members.profileImageUrl}, length(${pictureKey})) = ${pictureKey})`
  return db
    .select({ photoId, uploadKey, createdAt, shown })
    .from(profilePhotos)
    .where(after === null ? undefined : gt(photoId, after))
    .orderBy(asc(photoId))
    .limit(limit)
}

/** Remembers that the upload of a photo was deleted. */
export async function clearUpload(db: Db, photoId: string): Promise<void> {
  await db.update(profilePhotos).set({ uploadKey: null }).where(eq(profilePhotos.photoId, photoId))
}

export async function deletePhoto(db: Db, photoId: string): Promise<void> {
  await db.delete(profilePhotos).where(eq(profilePhotos.photoId, photoId))
}
