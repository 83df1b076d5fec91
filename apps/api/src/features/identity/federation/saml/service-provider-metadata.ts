import type { Config } from '../../../../server/config/config.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'
import { CONTENT_ENCRYPTION, KEY_ENCRYPTION } from './saml-algorithms.ts'
import { ENCRYPTION, METADATA, SIGNATURE } from './saml-document.ts'
import { EMAIL_ADDRESS, PERSISTENT, UNSPECIFIED } from './saml-profile.ts'

/** Our name as a service provider, below our origin. */
const SAML_ENTITY = '/saml2'
/** Our assertion consumer service, to which providers post their responses. */
export const SAML_CALLBACK = '/saml2/idpresponse'
export const SAML_METADATA = '/saml2/metadata'

/** Returns our entity id, which is also the audience of assertions. */
export const entityIdOf = (config: Config): string => publicUrl(config) + SAML_ENTITY

/** Returns the address of our assertion consumer service. */
export const acsUrlOf = (config: Config): string => publicUrl(config) + SAML_CALLBACK

/**
 * Returns the metadata for an employer's provider: our entity id, the address for responses, and the certificates (PEM) of
 * our keys, beginning with the one that signs.
 */
export function serviceProviderMetadata(config: Config, certificates: readonly string[]): string {
  const keys = certificates.flatMap((pem) => [
    keyDescriptor('signing', pem),
    keyDescriptor('encryption', pem),
  ])
  const formats = [PERSISTENT, EMAIL_ADDRESS, UNSPECIFIED].map(
    (format) => `<md:NameIDFormat>${format}</md:NameIDFormat>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${METADATA}" xmlns:ds="${SIGNATURE}" xmlns:xenc="${ENCRYPTION}" entityID="${entityIdOf(config)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${[...keys, ...formats].join('\n    ')}
    <md:AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acsUrlOf(config)}"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`
}

function keyDescriptor(use: 'signing' | 'encryption', pem: string): string {
  const certificate = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  const methods = [...CONTENT_ENCRYPTION, ...KEY_ENCRYPTION].map(
    (algorithm) => `<md:EncryptionMethod Algorithm="${algorithm}"/>`,
  )
  return `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${use === 'encryption' ? methods.join('') : ''}</md:KeyDescriptor>`
}
