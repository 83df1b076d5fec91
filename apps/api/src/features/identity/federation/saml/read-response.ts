import type { Element } from '@xmldom/xmldom'
import { RefusedResponse } from '../refused-sign-in.ts'
import { SignInCanceled } from '../upstream/upstreams.ts'
import { decryptAssertion } from './decrypt-assertion.ts'
import { checkAlgorithms } from './saml-algorithms.ts'
import {
  ASSERTION,
  childrenOf,
  descendantsOf,
  isElement,
  parseXml,
  PROTOCOL,
  toXml,
} from './saml-document.ts'
import { readSigned } from './saml-signatures.ts'

/** The parts of a response that a provider must sign; null if either of them is enough. */
export type RequiredSignatures = 'both' | 'response' | 'assertion' | null

interface Keys {
  /** The provider's public keys, in PEM. */
  signing: readonly string[]
  /** The school's private keys, in PEM. */
  decryption: readonly string[]
}

/** A response whose assertion has a valid signature, directly or through the response. */
export interface SignedResponse {
  /** The assertion exactly as it was signed, by itself or as a part of the response. */
  assertionXml: string
  /** The claims of the response about itself, which cannot be trusted unless it is signed itself. */
  envelope: {
    isSigned: boolean
    destination: string | null
    inResponseTo: string | null
    issuer: Element | null
  }
}

/**
 * Returns the assertion of a response with valid signatures. Every signature that is present must be valid, even if it is
 * not required, and nothing is read that no signature covers. Errors: `RefusedResponse`, `SignInCanceled`.
 * docs/decisions/saml-signatures.md
 */
export async function readResponse(
  xml: string,
  keys: Keys,
  required: RequiredSignatures,
): Promise<SignedResponse> {
  const sent = parseXml(xml)
  checkAlgorithms(sent)
  if (!isElement(sent, PROTOCOL, 'Response'))
    throw new RefusedResponse('malformed', 'What was posted is not a SAML response.')
  const signedXml = readSigned(xml, sent, keys.signing)
  const response = signedXml === undefined ? sent : parseXml(signedXml)
  const [assertion, ...more] = [
    ...childrenOf(response, ASSERTION, 'Assertion'),
    ...childrenOf(response, ASSERTION, 'EncryptedAssertion'),
  ]
  if (!assertion) throw statusOf(response)
  const assertions = descendantsOf(sent, ASSERTION, 'Assertion').length
  if (more.length > 0 || assertions > 1)
    throw new RefusedResponse('malformed', 'The SAML response has more than one assertion.')
  const isSigned = signedXml !== undefined
  return {
    assertionXml: await readAssertion({ xml, sent, response, isSigned }, keys, required),
    envelope: {
      isSigned,
      destination: response.getAttribute('Destination'),
      inResponseTo: response.getAttribute('InResponseTo'),
      issuer: childrenOf(response, ASSERTION, 'Issuer')[0] ?? null,
    },
  }
}

async function readAssertion(
  { xml, sent, response, isSigned }: { xml: string; sent: Element; response: Element; isSigned: boolean },
  keys: Keys,
  required: RequiredSignatures,
): Promise<string> {
  if (!isSigned && (required === 'both' || required === 'response'))
    throw new RefusedResponse('unsigned', 'The response is not signed, which this realm requires.')
  const [encrypted] = childrenOf(response, ASSERTION, 'EncryptedAssertion')
  const plainXml = encrypted ? await decryptAssertion(encrypted, keys.decryption) : xml
  // The signature of an assertion is verified in the XML in which it was made: the sent document or the decrypted text.
  const [plain] = encrypted ? [parseXml(plainXml)] : childrenOf(sent, ASSERTION, 'Assertion')
  if (!plain) throw new RefusedResponse('malformed', 'The SAML response has no assertion.')
  if (encrypted) checkAlgorithms(plain)
  const signedXml = readSigned(plainXml, plain, keys.signing)
  if (signedXml !== undefined) return signedXml
  if (required === 'both' || required === 'assertion')
    throw new RefusedResponse('unsigned', 'The assertion is not signed, which this realm requires.')
  if (!isSigned) throw new RefusedResponse('unsigned', 'Neither the response nor its assertion is signed.')
  // The signature of the response covers the encrypted text, or the assertion as a part of the signed response.
  const covered = encrypted ? plain : childrenOf(response, ASSERTION, 'Assertion')[0]
  if (!covered) throw new RefusedResponse('malformed', 'The SAML response has no assertion.')
  return toXml(covered)
}

/** The second-level status of a canceled sign-in (SAML core, section 3.2.2.2). */
const CANCELED = /:status:(?:AuthnFailed|RequestDenied)$/

/** Returns the error of a response without an assertion. */
function statusOf(response: Element): Error {
  const codes = descendantsOf(response, PROTOCOL, 'StatusCode').map(
    (code) => code.getAttribute('Value') ?? '',
  )
  if (codes.some((code) => CANCELED.test(code))) return new SignInCanceled()
  const names = codes.map((code) => code.slice(code.lastIndexOf(':') + 1, 80))
  return new RefusedResponse('status', `The provider answered without an assertion: ${names.join(', ')}.`)
}
