import { auditServer } from 'graphql-http'
import { expect, test } from 'vitest'
import type { TestServer } from '@section/api/testing/test-server.ts'
import { bothServers } from '../kit/both-servers.ts'

const servers = bothServers()

async function audit(server: TestServer) {
  const results = await auditServer({ url: `${server.url}/graphql` })
  return {
    total: results.length,
    failed: results.flatMap((result) => (result.status === 'ok' ? [] : result)),
  }
}

test('The endpoint of the demo passes every audit of GraphQL over HTTP', async () => {
  const { total, failed } = await audit(servers.demo)
  expect({ total, failed: failed.map(({ id, name }) => `${id} ${name}`) }).toEqual({ total: 61, failed: [] })
})

test('The endpoint of production fails only the audits that its closed profile fails on purpose', async () => {
  const { total, failed } = await audit(servers.closed)
  expect(total).toBe(61)
  expect(failed.map(({ id }) => id).sort()).toEqual([...SENT_BY_GET, ...OWN_DOCUMENTS].sort())
  for (const { id, response } of failed) {
    const { errors } = await response.json()
    if (SENT_BY_GET.includes(id)) expect(response.status).toBe(405)
    else expect(errors).toMatchObject([{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }])
  }
})

/** The audits that need requests by GET, which production does not accept; the audits call that optional. */
const SENT_BY_GET = ['5A70', '6A70', 'D6D5']

/** The audits that expect an answer to a document of their own; production runs only known documents. */
const OWN_DOCUMENTS = [
  '22EB 4655 47DE 80D8 82A3 BF61 78D5 2C94 03D4 34A2 13EE 8161 B8B3',
  '94B0 94B1 94B2 0220 0221 0222 2EA1 28B9 428F 1B7A',
  // For a wrong document or wrong variables these expect 200 with an error for JSON clients; we answer 400 with an error.
  '572B FDE2 7B9B',
].flatMap((ids) => ids.split(' '))
