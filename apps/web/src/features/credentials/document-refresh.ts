import { HOUR_MS } from '@section/domain/time/durations.ts'

/**
 * How often an open page asks for new addresses of its documents, of which each is valid for at least one hour.
 * docs/product/credentials.md#documents
 */
export const DOCUMENT_REFRESH_MS = HOUR_MS / 2
