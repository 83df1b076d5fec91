import { describe, expect, test } from 'vitest'
import { SENSITIVE_FIELDS } from '@section/api/server/limits/limit-table.ts'
import { rateLimits } from '@section/db/schema.ts'
import { limitedServer } from './limited-server.ts'

const limited = limitedServer()

describe('A document with a sensitive field', () => {
  const EVERYTHING: Record<string, string> = {
    sendVerificationCode: 'sendVerificationCode(b64email: "YQ", b64tac: "YQ") { success }',
    logout: 'logout { success }',
  }
  const send = EVERYTHING['sendVerificationCode'] ?? ''

  test('asks for a field that the contract has', async () => {
    const introspection = await limited.server.graphql<{
      __schema: Record<string, { fields: { name: string }[] }>
    }>(null, '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }')
    const { queryType, mutationType } = introspection.data?.__schema ?? {}
    const fields = [...(queryType?.fields ?? []), ...(mutationType?.fields ?? [])].map(({ name }) => name)
    expect([...SENSITIVE_FIELDS].filter((name) => !fields.includes(name))).toEqual([])
  })

  test.each([...SENSITIVE_FIELDS])('is refused when it repeats %s', async (field) => {
    for (const times of [2, 5, 15]) {
      const selections = Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')
      for (const document of [
        `mutation { ${selections} }`,
        `{ ${selections} }`,
        `mutation { ...F } fragment F on Mutation { ${selections} }`,
        `mutation { ... { ${field} } ... { other: ${field} } }`,
      ]) {
        const { errors } = await limited.server.graphql(null, document)
        expect(errors?.[0]?.message, document).toMatch(
          /more than (1 fields that are counted one by one|5 aliases|13 root fields)/,
        )
      }
    }
  })

  test('is refused with a second sensitive field, and accepted with a harmless one', async () => {
    const { errors } = await limited.server.graphql(null, `mutation { ${send} signupLimitedUser }`)
    expect(errors?.[0]?.message).toContain('counted one by one')
    const answer = await limited.server.graphql(null, `mutation { ${send} __typename }`)
    expect(answer.data).toEqual({ sendVerificationCode: { success: false }, __typename: 'Mutation' })
  })

  test('counts as one attempt', async () => {
    const ask = () => limited.server.graphql(null, `mutation { ${send} }`)
    for (let i = 0; i < 12; i++) await ask()
    const [row] = (await limited.server.database.db.select().from(rateLimits)).filter(({ key }) =>
      key.startsWith('mail-code-address'),
    )
    expect(row?.points).toBe(12)
  })
})
