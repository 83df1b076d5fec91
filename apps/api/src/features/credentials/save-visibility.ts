import type {
  MutationSaveCredentialVisibilityArgs,
  SaveCredentialVisibilityResult,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { updateVisibility } from './credentials-store.ts'

/** The result for a credential that does not exist, or that another member holds. */
export const NO_SUCH_CREDENTIAL = refusedResult<SaveCredentialVisibilityResult>({
  credentialId: null,
  isPublic: null,
})('NOT_FOUND')

/**
 * Switches the public page of one of the viewer's credentials on or off; repeating it changes nothing. Error: NOT_FOUND.
 * docs/product/credentials.md#public-pages
 */
export async function saveCredentialVisibility(
  { services, viewer: { userId } }: UseCaseContext<'database'>,
  { isPublic, ...args }: MutationSaveCredentialVisibilityArgs,
): Promise<SaveCredentialVisibilityResult> {
  const credentialId = args.credentialId.toLowerCase()
  const saved =
    isUuid(credentialId) && (await updateVisibility(services.database.db, { credentialId, userId, isPublic }))
  return saved ? { credentialId, isPublic, error: null } : NO_SUCH_CREDENTIAL
}
