import type { Db } from '@section/db/connection.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import { findPass } from './invitations-store.ts'

/** Returns whether the preview of this pass shows this film at `now` (epoch ms); false after the end of the pass. Threat T-C10. */
export async function isPreviewFilm(
  db: Db,
  code: string,
  externalKey: string,
  now: number,
): Promise<boolean> {
  const pass = await findPass(db, code, now)
  return pass !== undefined && passState(pass, now) !== 'EXPIRED' && pass.previewKeys.includes(externalKey)
}
