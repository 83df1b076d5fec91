import { createHash, createSign, createVerify, type BinaryLike, type KeyLike } from 'node:crypto'
import { createOptionalCallbackFunction, type HashAlgorithm, type SignatureAlgorithm } from 'xml-crypto'

/** A signature algorithm that some providers use and `xml-crypto` does not include. */
export const RSA_SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384'
export const SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#sha384'

export class Sha384 implements HashAlgorithm {
  getAlgorithmName = () => SHA384
  getHash = (xml: string) => createHash('sha384').update(xml, 'utf8').digest('base64')
}

export class RsaSha384 implements SignatureAlgorithm {
  getAlgorithmName = () => RSA_SHA384
  getSignature = createOptionalCallbackFunction((info: BinaryLike, key: KeyLike) =>
    createSign('RSA-SHA384').update(info).sign(key, 'base64'),
  )
  verifySignature = createOptionalCallbackFunction((material: string, key: KeyLike, signature: string) =>
    createVerify('RSA-SHA384').update(material).verify(key, signature, 'base64'),
  )
}
