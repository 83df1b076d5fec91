import type { Element } from '@xmldom/xmldom'
import { SignedXml } from 'xml-crypto'
import { RefusedResponse } from '../refused-sign-in.ts'
import { addSha384 } from './saml-algorithms.ts'
import { childrenOf, descendantsOf, SIGNATURE } from './saml-document.ts'

const MAX_TRANSFORMS = 2

/**
 * Returns the text that the signature of an element of `xml` covers, which is that element in its canonical form; the caller
 * must read nothing else. Undefined when the element is not signed. `keys` are the provider's public keys in PEM; keys in
 * the message are ignored. Errors: `RefusedResponse` if the signature is invalid or belongs to another element.
 */
export function readSigned(xml: string, element: Element, keys: readonly string[]): string | undefined {
  const [signature, ...more] = childrenOf(element, SIGNATURE, 'Signature')
  if (!signature) return undefined
  if (more.length > 0 || !coversParent(signature, element))
    throw new RefusedResponse('signature', 'A signature is not that of the element in which it stands.')
  for (const key of keys) {
    const signed = verify(xml, signature, key)
    if (signed !== undefined) return signed
  }
  throw new RefusedResponse(
    'signature',
    `A signature is not valid by any of the ${keys.length} signing keys in the metadata of the provider.`,
  )
}

/** Checks whether a signature has exactly one reference, to the whole element that contains the signature. */
function coversParent(signature: Element, parent: Element): boolean {
  const [reference, ...more] = descendantsOf(signature, SIGNATURE, 'Reference')
  const id = parent.getAttribute('ID') ?? ''
  return (
    more.length === 0 &&
    /^[\w.-]+$/.test(id) &&
    reference?.getAttribute('URI') === `#${id}` &&
    descendantsOf(signature, SIGNATURE, 'Transform').length <= MAX_TRANSFORMS
  )
}

/** Returns the text that is signed with this key; undefined when the signature does not match the key or the text. */
function verify(xml: string, signature: Element, publicCert: string): string | undefined {
  const verifier = new SignedXml({ publicCert })
  addSha384(verifier)
  try {
    // The two copies of the parser have different types but build the same tree.
    verifier.loadSignature(signature as unknown as Node)
    if (!verifier.checkSignature(xml)) return undefined
  } catch {
    return undefined
  }
  const [signed, ...more] = verifier.getSignedReferences()
  return more.length === 0 ? signed : undefined
}
