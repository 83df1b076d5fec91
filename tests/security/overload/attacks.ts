import { gzipSync } from 'node:zlib'
import type { RawRequest } from '../kit/raw-request.ts'

const json = (body: unknown): RawRequest => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const query = (text: string, more: object = {}) => json({ query: text, ...more })
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const typed = (type: string, body: string): RawRequest => ({ headers: { 'content-type': type }, body })

const ME = '00000000-0000-4000-8000-000000000000'
const HELLO = '{ __typename }'
const MEMBER = 'query($id: ID!) { getMember(userId: $id) { userId } }'
const SEATS = 'mutation($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus } }'
const TEN_MEGABYTES = 'x'.repeat(10_000_000)

/** The attacks that a demo refuses, although every document may be tried there. SECURITY.md#expensive-operations */
export const OPEN_ATTACKS: Record<string, RawRequest> = {
  'a document too deep': query(
    `{ getMember(userId: "${ME}") ${'{ customer '.repeat(50)}{ name }${'}'.repeat(50)} }`,
  ),
  'a flood of aliases': query(`{ ${times(100, (i) => `a${i}: __typename`)} }`),
  'a flood of tokens': query(`{ ${'__typename '.repeat(9000)} }`),
  'a flood of directives': query(`{ __typename ${'@skip(if: false) '.repeat(30)} }`),
  'a fragment in a circle': query(
    '{ ...A } fragment A on Query { ...B } fragment B on Query { __typename ...A }',
  ),
  'fragments that double one another': query(
    `{ ...F0 } ${times(8, (i) => `fragment F${i} on Query { ${times(3, (j) => `a${j} { ...F${i + 1} }`)} }`)} fragment F8 on Query { __typename }`,
  ),
  'fragments that nobody uses': query(
    `{ __typename } ${times(40, (i) => `fragment F${i} on Query { ${'__typename '.repeat(15)} }`)}`,
  ),
  'a flood of __typename': query(`{ ${'__typename '.repeat(400)} }`),
  'the same field again and again': query(
    `{ getMember(userId: "${ME}") { ${'firstName lastName email '.repeat(150)} } }`,
  ),
  'a flood of unknown fields': query(
    `{ getMember(userId: "${ME}") { ${times(400, (i) => `firstNam${i}`)} } }`,
  ),
  'sensitive calls in one document': query(`mutation { ${times(15, (i) => `a${i}: logout { success }`)} }`),
  'a repeated operation name': query(`query A ${HELLO} query A ${HELLO}`, { operationName: 'A' }),
  'a named operation beside one without a name': query(`${HELLO} query A ${HELLO}`, { operationName: 'A' }),
  'a subscription': query('subscription { __typename }'),
  'huge variables': query(MEMBER, { variables: { id: 'x'.repeat(150_000) } }),
  'a flood of variables': query(MEMBER, { variables: { id: ME, list: Array(20_000).fill(1) } }),
  'variables 1,000 levels deep': json(
    `{"query":"${MEMBER}","variables":{"id":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}}`,
  ),
  'an input 1,000 levels deep': json(
    `{"query":"${SEATS}","variables":{"input":{"sessionId":${'['.repeat(1000)}${']'.repeat(1000)}}}}`,
  ),
  'variables for a prototype': json(
    `{"query":"${MEMBER}","variables":{"id":"${ME}","__proto__":{"admin":true}}}`,
  ),
  'NUL and lone surrogates in a document': query('{ \u0000 \ud800 __typename }'),
  'bytes that are no text': typed('application/json', '\u0000\u0001\u0002'),
  'a list of requests': json(Array.from({ length: 50 }, () => ({ query: HELLO }))),
  'brackets 40,000 levels deep': json('['.repeat(40_000)),
  'a body of 10 MB': json(`{"query":"${TEN_MEGABYTES}"}`),
  'a body of 10 MB that does not tell its length': {
    headers: { 'content-type': 'application/json' },
    body: Array<string>(100).fill('x'.repeat(100_000)),
  },
  'a packed body of 10 MB': {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(`{"query":"${HELLO}","a":"${TEN_MEGABYTES}"}`),
  },
  'a form': typed('application/x-www-form-urlencoded', `query=${HELLO}`),
  'a form in parts': typed(
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"${HELLO}"}\r\n--b--\r\n`,
  ),
  'plain text': typed('text/plain', JSON.stringify({ query: HELLO })),
  'no content type': { body: JSON.stringify({ query: HELLO }) },
  'a mutation by GET': {
    method: 'GET',
    path: `/graphql?query=${encodeURIComponent('mutation { logout { success } }')}`,
  },
  PUT: { ...query(HELLO), method: 'PUT' },
  TRACE: { method: 'TRACE' },
  'a method that nobody knows': { ...query(HELLO), method: 'PROPFIND' },
}

/** The attacks that only production refuses, which runs nothing but the documents of our own screens. */
export const CLOSED_ATTACKS: Record<string, RawRequest> = {
  introspection: query('{ __schema { types { name fields { name } } } }'),
  'introspection of one type': query('{ __type(name: "Member") { fields { name } } }'),
  'a document of the caller’s own': query(HELLO),
  'a wrong name that asks for a suggestion': query(`{ getMembr(userId: "${ME}") { userId } }`),
  'an unknown document id': json({ documentId: `sha256:${'0'.repeat(64)}` }),
  'the document id __proto__': json({ documentId: '__proto__' }),
  'the document id constructor': json({ documentId: 'constructor' }),
  'the document id toString': json({ documentId: 'toString', operationName: 'toString' }),
  'an automatic persisted query': query(HELLO, {
    extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
  }),
  'a query by GET': { method: 'GET', path: `/graphql?query=${encodeURIComponent(HELLO)}` },
}
