import { expect, test } from 'vitest'
import { checkHeaderSignature } from './header-signature.ts'
import { checkPostPolicy } from './post-policy.ts'
import { sha256 } from './signing-key.ts'

// The examples of Amazon's own documentation ("Signature Calculations for the Authorization Header", "Browser-Based Upload using
// HTTP POST"), so that the emulator is right whatever our client sends.
const AMAZON = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const READ = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: new Uint8Array(),
}
const LIST = {
  ...READ,
  url: '/?max-keys=2&prefix=J',
  headers: {
    host: READ.headers.host,
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
}
const AT = Date.parse('2013-05-24T00:00:00Z')
const MINUTE_MS = 60_000
const check = (request: Partial<typeof READ>, headers: object = {}, now = AT) => {
  try {
    checkHeaderSignature(
      { ...READ, ...request, headers: { ...(request.headers ?? READ.headers), ...headers } },
      AMAZON,
      now,
    )
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('The signed requests of Amazon’s documentation are accepted', () => {
  expect([check(READ), check(LIST as never)]).toEqual(['accepted', 'accepted'])
})

test('A signed request that differs from what was signed is refused', () => {
  expect(check({ url: '/other.txt' })).toBe('SignatureDoesNotMatch')
  expect(check({ url: '/test.txt?x=1' })).toBe('SignatureDoesNotMatch')
  expect(check({ method: 'DELETE' })).toBe('SignatureDoesNotMatch')
  expect(check({}, { range: 'bytes=0-10' })).toBe('SignatureDoesNotMatch')
  expect(check({ body: Buffer.from('more') })).toBe('XAmzContentSHA256Mismatch')
  expect(check({}, { 'x-amz-acl': 'public-read' })).toBe('AccessDenied')
})

test('A signed request is accepted for fifteen minutes', () => {
  expect(check(READ, {}, AT + 15 * MINUTE_MS)).toBe('accepted')
  expect(check(READ, {}, AT + 15 * MINUTE_MS + 1)).toBe('RequestTimeTooSkewed')
  expect(check(READ, {}, AT - 15 * MINUTE_MS - 1)).toBe('RequestTimeTooSkewed')
})

test('A request without a signature, or with one of another account, region or form, is refused', () => {
  const { authorization } = READ.headers
  expect(check({}, { authorization: undefined })).toBe('AccessDenied')
  expect(check({}, { authorization: 'Bearer x' })).toBe('AuthorizationHeaderMalformed')
  expect(check({}, { authorization: authorization.replace('20130524', '20130525') })).toBe(
    'AuthorizationHeaderMalformed',
  )
  expect(check({}, { authorization: authorization.replace('us-east-1', 'eu-west-1') })).toBe(
    'AuthorizationHeaderMalformed',
  )
  expect(check({}, { authorization: authorization.replace('AKIA', 'AKIB') })).toBe('InvalidAccessKeyId')
})

test('The form of Amazon’s documentation is accepted until its policy expires', () => {
  const lines = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ]
  const fields = new Map([
    ['key', 'user/user1/sample.jpg'],
    ['acl', 'public-read'],
    ['success_action_redirect', 'http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html'],
    ['content-type', 'image/jpeg'],
    ['x-amz-meta-uuid', '14365123651274'],
    ['x-amz-server-side-encryption', 'AES256'],
    ['x-amz-meta-tag', ''],
    ['x-amz-credential', 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request'],
    ['x-amz-algorithm', 'AWS4-HMAC-SHA256'],
    ['x-amz-date', '20151229T000000Z'],
    ['policy', Buffer.from(lines.join('\r\n')).toString('base64')],
    ['x-amz-signature', '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e'],
  ])
  const form = { bucket: 'sigv4examplebucket', fields, size: 1 }
  const end = Date.parse('2015-12-30T12:00:00Z')
  checkPostPolicy(form, AMAZON, end - 1)
  expect(() => checkPostPolicy(form, AMAZON, end)).toThrow('Policy expired')
  expect(() => checkPostPolicy({ ...form, bucket: 'other' }, AMAZON, end - 1)).toThrow('$bucket')
})
