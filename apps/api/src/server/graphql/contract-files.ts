import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const TrustedDocuments = z.record(z.string(), z.string())

export interface Contract {
  sdl: string
  /** Document text by `sha256:…`. */
  trustedDocuments: Record<string, string>
}

/** Reads the committed contract and the documents that our screens send from the folder of the contract package. */
export async function readContract(folder: string): Promise<Contract> {
  const [sdl, documents] = await Promise.all([
    readFile(join(folder, 'schema.graphql'), 'utf8'),
    readFile(join(folder, 'src/generated/operations/persisted-documents.json'), 'utf8'),
  ])
  return { sdl, trustedDocuments: TrustedDocuments.parse(JSON.parse(documents)) }
}
