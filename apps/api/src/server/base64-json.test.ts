import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseBase64Json } from './base64-json.ts'

const Schema = z.object({ name: z.string() })
const encode = (text: string, encoding: 'base64' | 'base64url' = 'base64url') =>
  Buffer.from(text).toString(encoding)

test.each([
  ['JSON of the schema', encode('{"name":"Zoë"}'), { name: 'Zoë' }],
  ['the same in base64', encode('{"name":"Zoë??>>"}', 'base64'), { name: 'Zoë??>>' }],
  ['an escaped NUL', encode(String.raw`{"name":"a\u0000"}`), undefined],
  ['an escaped half of a pair', encode(String.raw`{"name":"a\ud800"}`), undefined],
  ['a NUL', encode('{"name":"a\0"}'), undefined],
  ['a NUL beside what is asked for', encode(String.raw`{"name":"a","more":{"\u0000":1}}`), undefined],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff]).toString('base64url'), undefined],
  ['an encoded half of a pair', Buffer.from([0xed, 0xa0, 0x80]).toString('base64url'), undefined],
  ['JSON of another schema', encode('{"name":1}'), undefined],
  ['no JSON', encode('{'), undefined],
  ['no base64', '{"name":"a"}', undefined],
  ['more than the longest', encode(`{"name":"${'a'.repeat(100)}"}`), undefined],
])('Encoded JSON is read or refused without an error: %s', (_name, encoded, expected) => {
  expect(parseBase64Json(encoded, Schema, 100)).toEqual(expected)
})
