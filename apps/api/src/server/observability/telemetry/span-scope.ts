import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { type StatementTracer, statementTracer } from '@section/db/postgres/database-channels.ts'

/** The longest text of a statement in a trace, in characters. */
const MAX_STATEMENT = 2000

/** A span, within which other spans begin: those of its statements by themselves. */
export class SpanScope implements StatementTracer {
  readonly #tracer: Tracer
  readonly #span: Span

  constructor(tracer: Tracer, name: string, kind: SpanKind, attributes: Attributes, parent?: SpanScope) {
    this.#tracer = tracer
    this.#span = startSpan(tracer, name, { kind, attributes }, parent ? parent.#span : undefined)
  }

  /** Returns the scope in which this code runs; undefined for work that is not traced. */
  static get current(): SpanScope | undefined {
    const scope = statementTracer.getStore()
    return scope instanceof SpanScope ? scope : undefined
  }

  /** Runs work within this span. */
  run(work: () => void): void {
    statementTracer.run(this, work)
  }

  begin(text: string): (failed: boolean) => void {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_STATEMENT) }
    const [name = ''] = text.trimStart().toLowerCase().split(/\s/, 1)
    const span = startSpan(this.#tracer, name, { kind: SpanKind.CLIENT, attributes }, this.#span)
    return (failed) => endSpan(span, failed)
  }

  end(failed: boolean, attributes: Attributes = {}): void {
    this.#span.setAttributes(attributes)
    endSpan(this.#span, failed)
  }
}

const startSpan = (
  tracer: Tracer,
  name: string,
  options: { kind: SpanKind; attributes: Attributes },
  parent: Span | undefined,
): Span => tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)

function endSpan(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
