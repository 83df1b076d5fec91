import { escapeHtml } from '../html.ts'

/** The errors of S3 that the emulator answers with, and their status. */
const STATUSES = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const

/** A refusal as S3 gives it. */
export class S3Error extends Error {
  override name = 'S3Error'
  readonly code: keyof typeof STATUSES

  readonly #details: Record<string, string>

  constructor(code: keyof typeof STATUSES, message: string, details: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.#details = details
  }

  get status(): number {
    return STATUSES[this.code]
  }

  /** The document of the answer. */
  get xml(): string {
    return xmlDocument('Error', { Code: this.code, Message: this.message, ...this.#details })
  }
}

/** Returns an XML document of a root with one element for each text; a list of records becomes one element for each. */
export function xmlDocument(root: string, elements: XmlElements): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${printElements(elements)}</${root}>`
}

interface XmlElements {
  readonly [name: string]: string | readonly XmlElements[]
}

function printElements(elements: XmlElements): string {
  return Object.entries(elements)
    .flatMap(([name, value]) =>
      typeof value === 'string'
        ? `<${name}>${escapeHtml(value)}</${name}>`
        : value.map((inner) => `<${name}>${printElements(inner)}</${name}>`),
    )
    .join('')
}
