import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const TrustedDocuments = z.record(z.string(), z.string())

/** Reads the contract (SDL) and the trusted documents, by `sha256:…`, from the folder of the contract package. */
export async function readContract(folder: string) {
  const [sdl, documents] = await Promise.all([
    readFile(join(folder, 'schema.graphql'), 'utf8'),
    readFile(join(folder, 'src/generated/operations/persisted-documents.json'), 'utf8'),
  ])
  return { sdl, trustedDocuments: TrustedDocuments.parse(JSON.parse(documents)) }
}
