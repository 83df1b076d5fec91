import { expect, test } from 'vitest'
import { negotiate } from './media-type.ts'

const STRICT = 'application/graphql-response+json'

test('The Accept header chooses the media type that it prefers', () => {
  const cases: [string | undefined, string | undefined][] = [
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html, application/json', 'application/json'],
    [STRICT, STRICT],
    [`${STRICT}; charset=utf-8, application/json`, STRICT],
    [`application/json;q=0.5, ${STRICT};q=0.9`, STRICT],
    [`${STRICT};q=0, application/json`, 'application/json'],
    ['Application/JSON; Charset="UTF-8"', 'application/json'],
    ['application/json; charset=latin1', undefined],
    ['text/html', undefined],
    ['constructor', undefined],
    ['application/json;q=nonsense', undefined],
  ]
  expect(cases.map(([accept]) => negotiate(accept))).toEqual(cases.map(([, mediaType]) => mediaType))
})
