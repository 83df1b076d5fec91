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

/** Attacks the server of `siege.ts` in every way at once until it is ended: `siege-attackers.ts <url>`. */
const url = process.argv[2] ?? ''
/** What a member sends updates with; each line brings a token that is good for longer. */
let arms = { token: '', documentId: '' }
createInterface(process.stdin).on('line', (line) => (arms = JSON.parse(line) as typeof arms))
const port = Number(new URL(url).port)
const ASSETS = 'apps/web/dist/assets'
const SAML_REALM = 'initech'
const UNREAD_PAUSE_MS = 10_000
const SAML_PAUSE_MS = 200
/** What a member may send in as many video sessions as they may open. */
const UPDATE_PAUSE_MS = 1000 / 45

const largest = readdirSync(ASSETS).toSorted(
  (a, b) => statSync(`${ASSETS}/${b}`).size - statSync(`${ASSETS}/${a}`).size,
)[0]

await Promise.all([askAgainAndAgain(), postAnswers(), storeTinyStretches()])

/** 30 connections with 700 requests each and 200 with 60, of which none reads; and new ones when those are closed. */
async function askAgainAndAgain(): Promise<void> {
  const path = `/assets/${largest}`
  for (let open: Socket[] = []; ;) {
    const next = [
      ...askWithoutReading({ port, sockets: 30, requests: 700, path }),
      ...askWithoutReading({ port, sockets: 200, requests: 60, path }),
      // Few enough to be answered, as far as the system takes the answers.
      ...askWithoutReading({ port, sockets: 100, requests: 20, path }),
    ]
    await wait(UNREAD_PAUSE_MS)
    for (const socket of open) socket.destroy()
    open = next
  }
}

/** Expensive answers, five a second: half of them to a question that was asked. */
async function postAnswers(): Promise<void> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const all = [...REFUSED_UNREAD, ...READ]
  for (let n = 0; ; n++) {
    const [, expensive] = all[n % all.length] ?? []
    // A connection that the server closes in between is no reason to give up.
    await postAnswer(privateKey, expensive).catch(() => undefined)
    await wait(SAML_PAUSE_MS)
  }
}

async function postAnswer(privateKey: KeyObject, expensive?: (signed: string) => string): Promise<void> {
  const visitor = new FederatedVisitor(url)
  const begun = await visitor.start({ context: 'corporate-login', realm: SAML_REALM })
  const page = await visitor.browser.get(begun.authorizeUrl)
  const answer = {
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
  const plain = samlResponse(answer, { privateKey, signed: [] })
  const xml = expensive?.(signSaml(plain, { privateKey, signed: ['assertion', 'response'] })) ?? plain
  for (const state of [page.url.searchParams.get('RelayState') ?? '', 'nobody-asked'])
    await visitor.browser.post(`${url}/saml2/idpresponse`, {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: state,
    })
}

/** A third of a second here and there, of a video that has been seen in as many places as are kept already. */
async function storeTinyStretches(): Promise<void> {
  for (let n = 0; ; n++) {
    const { token, documentId } = arms
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
