import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { FederatedVisitor } from '../../apps/api/src/testing/federated-sign-in.ts'
import { samlResponse, signSaml } from '../../packages/emulators/src/identity/saml-response.ts'
import { READ, REFUSED_UNREAD } from '../security/overload/expensive-saml.ts'
import { askWithoutReading } from '../security/overload/unread-answers.ts'
import { benchId } from './bench-school.ts'
import { FRAGMENTED_VIEWER } from './siege.ts'

/** Runs all attacks on the server of `siege.ts` at once until it is ended: `siege-attackers.ts <url>`. */
const url = process.argv[2] ?? ''
/** The credentials of the updates; each line renews them. */
let credentials = { token: '', documentId: '' }
createInterface(process.stdin).on('line', (line) => (credentials = JSON.parse(line) as typeof credentials))
const port = Number(new URL(url).port)
const ASSETS = 'apps/web/dist/assets'
const SAML_REALM = 'initech'
const UNREAD_PAUSE_MS = 10_000
const SAML_PAUSE_MS = 200
/** The rate limit of a member with the maximum of video sessions. */
const UPDATE_PAUSE_MS = 1000 / 45

const largest = readdirSync(ASSETS).toSorted(
  (a, b) => statSync(`${ASSETS}/${b}`).size - statSync(`${ASSETS}/${a}`).size,
)[0]

await Promise.all([requestWithoutReading(), postSamlResponses(), sendTinyUpdates()])

/** Opens connections that send many requests and read no response, and replaces them periodically. */
async function requestWithoutReading(): Promise<void> {
  const path = `/assets/${largest}`
  for (let open: Socket[] = []; ;) {
    const next = [
      ...askWithoutReading({ port, sockets: 30, requests: 700, path }),
      ...askWithoutReading({ port, sockets: 200, requests: 60, path }),
      // Few enough to be answered within the buffers of the system.
      ...askWithoutReading({ port, sockets: 100, requests: 20, path }),
    ]
    await wait(UNREAD_PAUSE_MS)
    for (const socket of open) socket.destroy()
    open = next
  }
}

/** Posts five expensive SAML responses a second, half of them to a request that was made. */
async function postSamlResponses(): Promise<void> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const all = [...REFUSED_UNREAD, ...READ]
  for (let n = 0; ; n++) {
    const [, expensive] = all[n % all.length] ?? []
    // The attack continues after connections that the server closes.
    await postSamlResponse(privateKey, expensive).catch(() => undefined)
    await wait(SAML_PAUSE_MS)
  }
}

async function postSamlResponse(
  privateKey: KeyObject,
  expensive?: (signed: string) => string,
): Promise<void> {
  const visitor = new FederatedVisitor(url)
  const started = await visitor.start({ context: 'corporate-login', realm: SAML_REALM })
  const page = await visitor.browser.get(started.authorizeUrl)
  const response = {
    issuer: `${url}/dev/saml`,
    destination: `${url}/saml2/idpresponse`,
    audience: `${url}/saml2`,
    inResponseTo: '_forged',
    person: {
      subject: 'x',
      email: 'x@initech.example',
      emailVerified: true,
      givenName: 'X',
      familyName: 'X',
    },
    issuedAt: Date.now(),
    endsAt: Date.now() + 300_000,
  }
  const plain = samlResponse(response, { privateKey, signed: [] })
  const xml = expensive?.(signSaml(plain, { privateKey, signed: ['assertion', 'response'] })) ?? plain
  for (const state of [page.url.searchParams.get('RelayState') ?? '', 'nobody-asked'])
    await visitor.browser.post(`${url}/saml2/idpresponse`, {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: state,
    })
}

/** Sends updates of 0.3 s at scattered positions of a video that already has the maximum of stretches. */
async function sendTinyUpdates(): Promise<void> {
  for (let n = 0; ; n++) {
    const { token, documentId } = credentials
    const at = ((n * 7919) % 8_000) + 0.5
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        documentId,
        variables: {
          userVideoSessionId: benchId('video-session', FRAGMENTED_VIEWER),
          videoId: benchId('video', 1),
          continueAtTime: at,
          status: 'IN_PROGRESS',
          videoSessionMaxPlayhead: at,
          videoSessionPlayingTime: n * 0.3,
        },
      }),
    })
      .then((response) => response.text())
      .catch(() => undefined)
    await wait(UPDATE_PAUSE_MS)
  }
}
