import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { CheckCredentials } from './check-credentials.ts'
import { INTERACTION_PATH } from './create-provider.ts'
import { TooManyFailures } from './login-limits.ts'
import {
  INVALID_CREDENTIALS,
  refusalPage,
  SIGN_IN_CONTENT_SECURITY_POLICY,
  signInPage,
} from './sign-in-page.ts'
import { TooManyWaiting } from './turns.ts'

const EXPIRED = 'The sign-in took too long, or was begun in another browser.'
const LATER = 'Too many failed attempts. Please try again later.'

interface Parts {
  provider: Provider
  brand: string
  checkCredentials: CheckCredentials
}

/** The form between an authorization request and its code. Only the browser that began it may go on. */
export function mountInteraction(app: FastifyInstance, { provider, brand, checkCredentials }: Parts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onSend', async (_request, reply) => {
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', SIGN_IN_CONTENT_SECURITY_POLICY)
    })
    scope.get(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return show(reply, 400, refusalPage(brand, EXPIRED))
      return show(reply, 200, signInPage({ brand }))
    })
    scope.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return show(reply, 400, refusalPage(brand, EXPIRED))
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const email = form.get('email') ?? ''
      try {
        const password = form.get('password') ?? ''
        const account = await checkCredentials({ email, password, from: request.ip })
        if (!account) return show(reply, 401, signInPage({ brand, email, problem: INVALID_CREDENTIALS }))
        const result = { login: { accountId: account.userId, amr: ['pwd'], remember: false } }
        const next = await provider.interactionResult(request.raw, reply.raw, result)
        return reply.redirect(next, 303)
      } catch (error) {
        if (!(error instanceof TooManyFailures) && !(error instanceof TooManyWaiting)) throw error
        if (error instanceof TooManyFailures) reply.header('retry-after', String(error.retryAfterSeconds))
        return show(reply, 429, signInPage({ brand, email, problem: LATER }))
      }
    })
  })

  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await provider.interactionDetails(request.raw, reply.raw)
      return true
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false
      throw error
    }
  }
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)
