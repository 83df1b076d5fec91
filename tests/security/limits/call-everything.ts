import type { Canaries } from '../secrets/canaries.ts'
import type { DemoSchool } from '../kit/demo-school.ts'
import { MATRIX } from '../access/matrix.ts'
import { NOBODY } from '../access/row.ts'
import { routesOf } from '../kit/routes-of.ts'

/** The fields that our routes read of bodies and queries. */
const FIELDS =
  'email password newPassword code e s a tac token context identityProvider options redirectUrl authRedirectUrl audience state nonce grant_type client_id client_secret refresh_token redirect_uri code_verifier username RelayState SAMLResponse writeKey batch document-uri blocked-uri known customerId employeeId searchTerm filterType sortKey sortDirection'.split(
    ' ',
  )

/** Calls every operation and every route with a canary in the place of each text. */
export async function callEverything({ server, personas }: DemoSchool, canaries: Canaries): Promise<void> {
  const [member] = personas
  if (!member) throw new Error('The demo school has no accounts.')
  for (const [name, { document, variables }] of Object.entries(MATRIX)) {
    if (name === 'logout') continue
    const honest = variables?.({ userId: member.userId, userVideoSessionId: NOBODY }) ?? {}
    const planted = canaries.inPlaceOf(honest, name) as Record<string, unknown>
    for (const [argument, value] of Object.entries(planted)) {
      // Only one argument is replaced, because other wrong ones may be refused before the database is asked.
      await operation(server.url, member.token, document, { ...honest, [argument]: value })
    }
    await operation(server.url, canaries.text(`${name} token`), document, planted)
  }
  for (const [method, path] of routesOf(server.app.printRoutes({ commonPrefix: false })))
    await route(server.url, canaries, method, path)
}

const operation = (url: string, token: string, query: string, variables: object) =>
  send(url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })

async function route(url: string, canaries: Canaries, method: string, path: string): Promise<void> {
  const place = `${method} ${path}`
  const fields = Object.fromEntries(
    FIELDS.map((name) => [
      name,
      canaries.inPlaceOf(/^(?:email|e|username)$/.test(name) ? 'a@b' : 'x', `${place} ${name}`),
    ]),
  ) as Record<string, string>
  const form = new URLSearchParams(fields).toString()
  const headers = {
    cookie: `_session=${canaries.text(`${place} cookie`)}`,
    'user-agent': canaries.text(`${place} user-agent`),
    referer: `http://localhost/${canaries.text(`${place} referer`)}`,
  }
  await send(url, `${path.replaceAll('none', canaries.text(`${place} parameter`))}?${form}`, {
    method,
    headers,
  })
  if (method !== 'POST' && method !== 'PUT') return
  await send(url, path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  await send(url, path, {
    method,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  await send(url, path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"password": "${fields['password']}" oops`,
  })
}

async function send(url: string, path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(new URL(path, url), { redirect: 'manual', ...init })
  await answer.arrayBuffer()
}
