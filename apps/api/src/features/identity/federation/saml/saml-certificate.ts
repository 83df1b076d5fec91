import { createHash, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** A key of the school and its certificate, which providers are given, both in PEM. */
export interface NewSamlKey {
  keyId: string
  privateKey: string
  certificate: string
}

const BITS = 3072
/** The validity is long, because providers refuse an expired certificate and nothing else depends on it. */
const VALID_YEARS = 20
const SUBJECT = [{ name: 'commonName', value: 'SAML service provider' }]

/** Generates a key with a self-signed certificate that is valid from the day before `now` (epoch ms). */
export async function generateSamlKey(now: number): Promise<NewSamlKey> {
  // The library is loaded on demand, because it is needed for new keys only.
  const { default: forge } = await import('node-forge')
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const publicKey = createPublicKey(privateKey)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(
    String(publicKey.export({ type: 'spki', format: 'pem' })),
  )
  // The prefix makes the serial number positive, as the standard requires.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  certificate.validity.notBefore = new Date(now - 86_400_000)
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setUTCFullYear(new Date(now).getUTCFullYear() + VALID_YEARS)
  certificate.setSubject(SUBJECT)
  certificate.setIssuer(SUBJECT)
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create())
  const keyId = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { keyId, privateKey, certificate: forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n') }
}
