import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  evaluateFlag,
  type EvaluationContext,
  type FlagDefinition,
  type FlagDefinitions,
} from './evaluate-flag.ts'
import { isRecord } from '../is-record.ts'
import { escapeHtml } from '../html.ts'
import { jsonCell, type TablePage, sendTablePage } from '../table-page.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Mounts a flag service under `/dev/flags` that speaks the OpenFeature Remote Evaluation Protocol (OFREP 0.1.0):
 * bulk evaluation with ETag, and single evaluation. `read` returns the current flags, for each evaluation.
 * `GET /dev/flags` shows them; `PUT /dev/flags/{key}` overrides one until the server ends, and `DELETE` removes the
 * override.
 */
export function mountFlagService(
  app: FastifyInstance,
  { read }: { read: () => Promise<FlagDefinitions> },
): void {
  const overrides = new Map<string, FlagDefinition>()
  const flags = async () => new Map([...Object.entries(await read()), ...overrides])

  app.post('/dev/flags/ofrep/v1/evaluate/flags', async (request, reply) => {
    const context = contextOf(request)
    if (!context) return invalidContext(reply)
    const evaluations = [...(await flags())].map(([key, flag]) => ({ key, ...evaluateFlag(flag, context) }))
    const body = JSON.stringify({ flags: evaluations.filter(({ value }) => value !== null) })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag).header('cache-control', 'no-store')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(JSON_TYPE).send(body)
  })

  app.post<{ Params: { key: string } }>('/dev/flags/ofrep/v1/evaluate/flags/:key', async (request, reply) => {
    const { key } = request.params
    const context = contextOf(request)
    if (!context) return invalidContext(reply, key)
    const flag = (await flags()).get(key)
    const evaluation = flag && evaluateFlag(flag, context)
    if (!evaluation || evaluation.value === null)
      return reply.code(404).send({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: `No value for ${key}.` })
    return reply.header('cache-control', 'no-store').send({ key, ...evaluation })
  })

  app.get('/dev/flags', async (_request, reply) =>
    sendTablePage(reply, flagTable(await flags(), new Set(overrides.keys()))),
  )

  app.put<{ Params: { key: string } }>('/dev/flags/:key', (request, reply) => {
    const flag = parseDefinition(request.body)
    if (!flag) return reply.code(400).send({ message: 'Expected { value, rules?: [{ when, value }] }.' })
    overrides.set(request.params.key, flag)
    return reply.code(204).send()
  })
  app.delete<{ Params: { key: string } }>('/dev/flags/:key', (request, reply) => {
    overrides.delete(request.params.key)
    return reply.code(204).send()
  })
}

function contextOf({ body }: FastifyRequest): EvaluationContext | undefined {
  if (!isRecord(body)) return undefined
  const { context = {} } = body
  return isRecord(context) ? context : undefined
}

function invalidContext(reply: FastifyReply, key?: string): FastifyReply {
  const error = { errorCode: 'INVALID_CONTEXT', errorDetails: 'Expected { "context": { … } }.' }
  return reply.code(400).send(key === undefined ? error : { key, ...error })
}

function parseDefinition(body: unknown): FlagDefinition | undefined {
  if (!isRecord(body) || !('value' in body)) return undefined
  const { value, rules = [] } = body
  return Array.isArray(rules) && rules.every(isRule) ? { value, rules } : undefined
}

function isRule(rule: unknown): rule is FlagDefinition['rules'][number] {
  if (!isRecord(rule) || !('value' in rule) || !isRecord(rule['when'])) return false
  return Object.values(rule['when']).every(
    (wanted) => Array.isArray(wanted) && wanted.every((value) => typeof value === 'string'),
  )
}

/** Lists all flags with their values and rules. */
function flagTable(flags: ReadonlyMap<string, FlagDefinition>, overridden: ReadonlySet<string>): TablePage {
  return {
    title: 'Flags',
    lead: 'The demo’s flag service. Edit <code>flags.yaml</code> in the school’s folder: a change shows within seconds.',
    columns: ['Flag', 'For everybody', 'For some'],
    rows: [...flags].map(([key, { value, rules }]) => [
      `${escapeHtml(key)}${overridden.has(key) ? ' (set aside)' : ''}`,
      jsonCell(value),
      rules.map((rule) => `${jsonCell(rule.when)} → ${jsonCell(rule.value)}`).join('<br>'),
    ]),
  }
}
