import { expect, test } from 'vitest'
import { parseQueryString, parseRequest } from './request.ts'

const empty = { documentId: undefined, query: undefined, operationName: undefined, variables: undefined }

test('A GraphQL request has a document id or a document', () => {
  expect(parseRequest({ query: '{ a }' })).toEqual({ ...empty, query: '{ a }' })
  expect(parseRequest({ documentId: 'sha256:1', variables: { a: 1 }, operationName: null })).toEqual({
    ...empty,
    documentId: 'sha256:1',
    variables: { a: 1 },
  })
})

test('A GraphQL request with a parameter of a wrong type is refused with a message', () => {
  const cases: [unknown, string][] = [
    [undefined, 'The request body must be a JSON object.'],
    [null, 'The request body must be a JSON object.'],
    [[{ query: '{ a }' }], 'The request body must be a JSON object.'],
    ['{ a }', 'The request body must be a JSON object.'],
    [{}, 'Missing query'],
    [{ query: 1 }, 'Invalid query'],
    [{ query: ['{ a }'], documentId: 'sha256:1' }, 'Invalid query'],
    [{ documentId: { a: 1 } }, 'Invalid documentId'],
    [{ query: '{ a }', operationName: 0 }, 'Invalid operationName'],
    [{ query: '{ a }', variables: [] }, 'Invalid variables'],
    [{ query: '{ a }', variables: '{}' }, 'Invalid variables'],
    [{ query: '{ a }', variables: { a: Array(1001).fill(1) } }, 'The variables are too deep or too many.'],
    [{ query: '{ a }', extensions: 'x' }, 'Invalid extensions'],
  ]
  expect(cases.map(([body]) => parseRequest(body))).toEqual(cases.map(([, sentence]) => sentence))
})

test('Objects in the query string of a GraphQL request are JSON text', () => {
  expect(parseQueryString({ query: '{ a }', variables: '{"a":1}' })).toMatchObject({ variables: { a: 1 } })
  expect(parseQueryString({ query: '{ a }', variables: '' })).toEqual({ ...empty, query: '{ a }' })
  expect(parseQueryString({ query: '{ a }', variables: '{' })).toBe('Unparsable JSON in the query string.')
  expect(parseQueryString({ query: ['{ a }', '{ b }'] })).toBe('Invalid query')
  expect(parseQueryString({ query: '{ a }', variables: ['{}', '{}'] })).toBe('Invalid variables')
})
