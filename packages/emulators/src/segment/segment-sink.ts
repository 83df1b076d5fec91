import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../html.ts'
import { isRecord } from '../is-record.ts'
import { jsonCell, type TablePage, sendTablePage } from '../table-page.ts'

const MAX_EVENTS = 500
const MAX_BATCH_BYTES = 500_000

/** An event of Segment's HTTP API. */
type SegmentMessage = Readonly<Record<string, unknown>> & { readonly type: string }

/**
 * Mounts a sink that speaks Segment's HTTP API, `POST /dev/segment/v1/batch`, with the write key as Basic user or
 * in the body. `/dev/events` and `/dev/events.json` show the received events, newest first.
 */
export function mountSegment(app: FastifyInstance, { writeKey }: { writeKey: string }): void {
  const events: SegmentMessage[] = []

  void app.register((scope, _options, done) => {
    // Browsers send batches to another origin as plain text, which needs no preflight.
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post('/dev/segment/v1/batch', { bodyLimit: MAX_BATCH_BYTES }, (request, reply) => {
      const { body } = request
      const batch = isRecord(body) ? body['batch'] : undefined
      const key = isRecord(body) ? body['writeKey'] : undefined
      if (key !== writeKey && request.headers.authorization !== basic(writeKey))
        return reply.code(401).send({ success: false, message: 'Unknown write key.' })
      if (!Array.isArray(batch) || !batch.every(isMessage))
        return reply.code(400).send({ success: false, message: 'Expected a batch of messages.' })
      events.unshift(...batch.toReversed())
      events.length = Math.min(events.length, MAX_EVENTS)
      return reply.send({ success: true })
    })
    done()
  })
  app.get('/dev/events.json', (_request, reply) => reply.header('cache-control', 'no-store').send(events))
  app.get('/dev/events', (_request, reply) => sendTablePage(reply, eventTable(events)))
}

function eventTable(events: readonly SegmentMessage[]): TablePage {
  return {
    title: 'Events',
    lead: 'What the app has told the marketing sink of the demo, newest first.',
    columns: ['Event', 'Who', 'What', 'When'],
    rows: events.map(({ type, event, userId, anonymousId, properties, traits, timestamp }) => [
      escapeHtml(textOf(event) ?? type),
      jsonCell(userId ?? anonymousId),
      jsonCell(properties ?? traits ?? {}),
      escapeHtml(textOf(timestamp) ?? ''),
    ]),
  }
}

const basic = (writeKey: string) => `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`

function isMessage(message: unknown): message is SegmentMessage {
  if (!isRecord(message) || !['track', 'identify', 'page'].includes(String(message['type']))) return false
  const hasName = message['type'] !== 'track' || typeof message['event'] === 'string'
  return hasName && (typeof message['userId'] === 'string' || typeof message['anonymousId'] === 'string')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
