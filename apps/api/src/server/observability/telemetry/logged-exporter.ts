import type { FastifyBaseLogger } from 'fastify'

interface ExportResult {
  code: number
  error?: Error
}

interface Exporter<Items> {
  export(items: Items, onResult: (result: ExportResult) => void): void
}

/** Lets an exporter log that it fails, which the library keeps to itself, and returns it. The log bounds these lines. */
export function loggedExporter<Items, Of extends Exporter<Items>>(
  exporter: Of & Exporter<Items>,
  log: FastifyBaseLogger,
  what: 'Traces' | 'Metrics',
): Of {
  const send = exporter.export.bind(exporter)
  exporter.export = (items, onResult) =>
    send(items, (result) => {
      const { error } = result
      // Its message may quote what the collector answers, and its address may hold a key.
      const reason = error && ('code' in error ? String(error.code) : error.name)
      if (reason !== undefined) log.warn({ reason }, `${what} could not be sent`)
      onResult(result)
    })
  return exporter
}
