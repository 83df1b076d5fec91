import type { FastifyInstance } from 'fastify'
import { ALGORITHM, type S3Account, sha256, signText } from './signing-key.ts'

interface FormSetting {
  size: number
  /** Fields that differ from those of the policy. */
  fields?: Record<string, string | undefined>
}

/** The calls of one account to a bucket at a path, at a time that the caller sets. */
export function s3Calls(app: FastifyInstance, account: S3Account, bucketPath: string, now: () => number) {
  const date = () => new Date(now()).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const credential = () => `${account.accessKeyId}/${date().slice(0, 8)}/${account.region}/s3/aws4_request`

  /** Sends a signed request, and returns its answer. */
  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    body = '',
    more: Record<string, string> = {},
  ) {
    const url = bucketPath + address
    const [path = '', query = ''] = url.split('?')
    const signed = { host: 'localhost:80', 'x-amz-content-sha256': sha256(body), 'x-amz-date': date() }
    const names = Object.keys(signed).join(';')
    const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`)
    const canonical = [method, path, query, ...lines, '', names, sha256(body)].join('\n')
    const text = [ALGORITHM, date(), credential().slice(account.accessKeyId.length + 1), sha256(canonical)]
    const signature = signText(account, credential(), text.join('\n'))
    const authorization = `${ALGORITHM} Credential=${credential()}, SignedHeaders=${names}, Signature=${signature}`
    const headers = { ...more, ...signed, authorization }
    return answerOf(await app.inject({ method, url, headers, ...(method === 'PUT' && { payload: body }) }))
  }

  /** Returns a form with a file of this size, which is signed for at most 5,242,880 bytes of `u/1/new`. */
  function formOf({ size, fields = {} }: FormSetting): FormData {
    const given = { acl: 'private', 'Content-Type': 'image/png', key: 'u/1/new' }
    const signed = { 'X-Amz-Algorithm': ALGORITHM, 'X-Amz-Credential': credential(), 'X-Amz-Date': date() }
    const conditions = [
      ['content-length-range', 1, 5_242_880],
      { bucket: 'photos' },
      ...Object.entries({ ...given, ...signed }).map(([name, value]) => ({ [name]: value })),
    ]
    const document = JSON.stringify({ expiration: new Date(now() + 300_000).toISOString(), conditions })
    const Policy = Buffer.from(document).toString('base64')
    const form = new FormData()
    const whole = { ...given, ...signed, Policy, 'X-Amz-Signature': signText(account, credential(), Policy) }
    for (const [name, value] of Object.entries({ ...whole, ...fields })) form.append(name, value ?? '')
    form.append('file', new Blob(['x'.repeat(size)]), 'photo.png')
    return form
  }

  async function post(form: FormData) {
    const { headers, body } = new Request('http://localhost', {
      method: 'POST',
      body: form,
      duplex: 'half',
    } as RequestInit)
    const payload = Buffer.from(await new Response(body).arrayBuffer())
    const type = { 'content-type': headers.get('content-type') ?? '' }
    return answerOf(await app.inject({ method: 'POST', url: bucketPath, headers: type, payload }))
  }

  return { ask, formOf, post }
}

function answerOf({ statusCode: status, body, headers }: Awaited<ReturnType<FastifyInstance['inject']>>) {
  return { status, body, type: headers['content-type'], code: /<Code>(\w+)</.exec(body)?.[1] }
}
