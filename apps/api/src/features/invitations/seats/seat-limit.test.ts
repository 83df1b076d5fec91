import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { insertPass } from '../insert-pass.fixture.ts'
import { startTestServer } from '../../../testing/test-server.ts'

test('The limit of pass seats applies to one network and spares addresses that have a seat', async () => {
  const server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', RATE_LIMITS: 'true' },
  })
  const { db } = server.database
  const [pass, company] = [await insertPass(db), await insertPass(db, { emailDomains: ['mail.example'] })]
  for (const { passId } of [pass, company])
    await db.execute(sql`insert into pass_seats (pass_id, email, network, lapses_at)
      select ${passId}, 'seat' || n || '@mail.example', network, now() + interval '1 day'
      from generate_series(1, 120) n, (values ('203.0.113.0/24')) as networks (network)`)
  await server.insertMember({ email: 'member-here@mail.example', passwordHash: 'a hash' })
  const from = async (address: string, email: string, code = pass.code) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        query: `mutation($code: String!, $email: String!) { createUserWithPass(code: $code, firstName: "Nia",
          lastName: "Okafor", email: $email) { error { code } } }`,
        variables: { code, email },
      }),
    })
    const { data } = (await response.json()) as {
      data: { createUserWithPass: { error: { code: string } | null } }
    }
    return data.createUserWithPass.error?.code ?? 'in'
  }
  expect([
    await from('203.0.113.7', 'newcomer@mail.example'),
    await from('203.0.113.250', 'member-here@mail.example'),
    await from('203.0.113.250', 'seat7@mail.example'),
    await from('203.0.112.250', 'member-here@mail.example'),
    await from('203.0.113.7', 'newcomer@mail.example', company.code),
  ]).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'in', 'in', 'in'])
  await server.close()
})
