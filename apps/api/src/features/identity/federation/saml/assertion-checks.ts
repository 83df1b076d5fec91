import type { Element } from '@xmldom/xmldom'
import { SAML, type SamlConfig } from '@node-saml/node-saml'
import { RefusedResponse } from '../refused-sign-in.ts'
import { ASSERTION, childrenOf, parseXml } from './saml-document.ts'

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

interface Expected {
  /** The id of our request. */
  requestId: string
  /** Our assertion consumer service. */
  acsUrl: string
  /** True if the response around the assertion answers this request and has a valid signature. */
  envelopeIsSigned: boolean
}

/** Checks the audience, the times (`now` is when the response arrived), and the request of an assertion. */
export class ClockedSaml extends SAML {
  readonly #now: number
  readonly #skewMs: number

  constructor(options: SamlConfig & { acceptedClockSkewMs: number }, now: number) {
    super(options)
    this.#now = now
    this.#skewMs = options.acceptedClockSkewMs
  }

  /** Returns the root of an assertion with a valid signature that is for us and for this request. Errors: `RefusedResponse`. */
  async check(assertionXml: string, expected: Expected): Promise<Element> {
    const assertion = parseXml(assertionXml)
    const [problem, ...others] = bearersOf(assertion)
      .filter((data) => isFor(data, expected))
      .map((data) => this.#lateness(data.getAttribute('NotBefore'), data.getAttribute('NotOnOrAfter')))
    if (problem === undefined)
      throw new RefusedResponse('destination', 'The assertion is for another address, or to another request.')
    if (problem && others.every(Boolean)) throw problem
    try {
      await this.processValidlySignedAssertionAsync(assertionXml, '', expected.requestId)
    } catch (error) {
      if (error instanceof RefusedResponse) throw error
      throw new RefusedResponse('response', error instanceof Error ? error.message : String(error))
    }
    return assertion
  }

  protected override checkTimestampsValidityError(
    _nowMs: number,
    notBefore: string,
    notOnOrAfter: string,
  ): Error | null {
    return this.#lateness(notBefore, notOnOrAfter)
  }

  protected override checkAudienceValidityError(
    ...given: Parameters<SAML['checkAudienceValidityError']>
  ): Error | null {
    const problem = super.checkAudienceValidityError(...given)
    return problem && new RefusedResponse('audience', problem.message)
  }

  #lateness(notBefore: string | null, notOnOrAfter: string | null): RefusedResponse | null {
    const [start, end] = [notBefore ? Date.parse(notBefore) : -Infinity, Date.parse(notOnOrAfter ?? '')]
    if (Number.isNaN(start) || Number.isNaN(end))
      return new RefusedResponse('clock', 'The assertion does not say until when it is valid.')
    const [early, late] = [start - this.#now, this.#now - end].map((ms) => Math.round(ms / 1000))
    if (start - this.#skewMs > this.#now)
      return new RefusedResponse(
        'clock',
        `The assertion is valid only in ${early} s: is the provider’s clock ahead?`,
      )
    if (end + this.#skewMs <= this.#now)
      return new RefusedResponse(
        'clock',
        `The assertion ended ${late} s ago: is the provider’s clock behind?`,
      )
    return null
  }
}

/** Returns the data of the bearer confirmations, which allow whoever presents an assertion to use it. */
const bearersOf = (assertion: Element): Element[] =>
  childrenOf(assertion, ASSERTION, 'Subject')
    .flatMap((subject) => childrenOf(subject, ASSERTION, 'SubjectConfirmation'))
    .filter((confirmation) => confirmation.getAttribute('Method') === BEARER)
    .flatMap((confirmation) => childrenOf(confirmation, ASSERTION, 'SubjectConfirmationData'))

function isFor(data: Element, { requestId, acsUrl, envelopeIsSigned }: Expected): boolean {
  const inResponseTo = data.getAttribute('InResponseTo')
  // An unsigned response is not trusted to name the request, so the assertion itself must name it.
  const isToRequest = inResponseTo === null ? envelopeIsSigned : inResponseTo === requestId
  return isToRequest && data.getAttribute('Recipient') === acsUrl
}
