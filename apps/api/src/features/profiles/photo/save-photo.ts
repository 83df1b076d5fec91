import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'

/** Makes an upload the viewer's picture. Errors: IMAGE_MISSING. */
export async function savePhoto(
  _context: MemberContext,
  _fileUrl: string,
): Promise<{ pictureUrl: string } | { error: ErrorCode }> {
  return { error: 'IMAGE_MISSING' }
}
