import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const TrustedDocuments = z.record(z.string(), z.string())

export interface Contract {
  sdl: string
  /** Document text by `sha256:…`. */
  trustedDocuments: Record<string, string>
}

/** Reads the committed contract and the documents that our screens send. */
export async function readContract(
  folder = new URL('../../../../../packages/contract/', import.meta.url),
): Promise<Contract> {
  const [sdl, documents] = await Promise.all([
    readFile(new URL('schema.graphql', folder), 'utf8'),
    readFile(new URL('src/generated/operations/persisted-documents.json', folder), 'utf8'),
  ])
  return { sdl, trustedDocuments: TrustedDocuments.parse(JSON.parse(documents)) }
}
