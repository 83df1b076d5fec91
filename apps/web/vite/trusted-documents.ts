import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const MANIFEST = new URL(
  '../../../packages/contract/src/generated/operations/persisted-documents.json',
  import.meta.url,
)
const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g

/**
 * Replaces each `graphql(…)` call by the id of its trusted document, so that a screen ships 64 characters instead of
 * the text of its query and the table of all queries. See docs/decisions/trusted-documents.md.
 */
export function trustedDocuments(): Plugin {
  let hashes: Map<string, string> | undefined
  return {
    name: 'trusted-documents',
    enforce: 'pre',
    buildStart() {
      hashes = undefined
    },
    transform(code, id) {
      if (!/\/apps\/web\/src\/.*\.tsx?$/.test(id) || !code.includes('graphql(')) return null
      hashes ??= readHashes()
      return { code: code.replace(CALL, (_call, text: string) => replacement(text, hashes)), map: null }
    },
  }
}

function replacement(text: string, hashes: Map<string, string> | undefined): string {
  const name = operationName(text)
  if (!name) return 'undefined'
  const hash = hashes?.get(name)
  if (!hash) throw new Error(`The operation ${name} is not generated yet: run npm run codegen.`)
  // An operation that only reads may be repeated.
  const query = kindAndName(text)?.[1] === 'query' ? ', query: true' : ''
  return `{ __meta__: { hash: '${hash}'${query} } }`
}

/** The ids of the trusted documents by the name of their operation. */
function readHashes(): Map<string, string> {
  const documents = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>
  return new Map(Object.entries(documents).map(([hash, text]) => [operationName(text) ?? '', hash]))
}

const kindAndName = (text: string) => /\b(query|mutation)\s+(\w+)/.exec(text)

const operationName = (text: string) => kindAndName(text)?.[2]
