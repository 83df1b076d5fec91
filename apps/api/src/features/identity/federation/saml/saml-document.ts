import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom'
import { RefusedResponse } from '../refused-sign-in.ts'

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
export const ENCRYPTION = 'http://www.w3.org/2001/04/xmlenc#'

/** Parses XML that `checkXml` has accepted and returns its root. Errors: `RefusedResponse` if it is not well-formed. */
export function parseXml(xml: string): Element {
  const root = parseDocument(xml).documentElement
  if (!root) throw new RefusedResponse('malformed', 'The XML has no root.')
  return root
}

function parseDocument(xml: string): Document {
  const onError = (_level: string, message: string) => {
    throw new RefusedResponse('malformed', `The XML is not well-formed: ${message.split('\n')[0]}`)
  }
  try {
    return new DOMParser({ onError }).parseFromString(xml, 'text/xml')
  } catch (error) {
    if (error instanceof RefusedResponse) throw error
    throw new RefusedResponse('malformed', 'The XML is not well-formed.')
  }
}

/** Returns an element as a complete XML document. */
export const toXml = (element: Element): string => new XMLSerializer().serializeToString(element)

/** Checks whether an element has this namespace and local name. */
export const isElement = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name

/** Returns the child elements with this namespace and local name. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && isElement(node as Element, namespace, name),
  )

/** Returns all descendants with this namespace and local name, in document order. */
export const descendantsOf = (
  parent: Pick<Element, 'getElementsByTagNameNS'>,
  namespace: string,
  name: string,
): Element[] => [...parent.getElementsByTagNameNS(namespace, name)]

/** Returns the trimmed text of an element. */
export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? ''
