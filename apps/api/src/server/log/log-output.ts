import { openSync, writeSync } from 'node:fs'
import { ConfigError } from '../config/config-error.ts'

interface Output {
  write(line: string): void
}

/**
 * Returns where the log is written: the file, or standard output. A disk that is full costs lines and nothing else; the
 * next line that can be written says how many. Errors: `ConfigError` for a file that cannot be opened.
 */
export function logOutput(file: string | undefined): Output {
  if (file === undefined) {
    // Without a listener, an output that takes nothing more would end the process.
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {})
    return process.stdout
  }
  const descriptor = openLog(file)
  let lost = 0
  return {
    write(line) {
      try {
        if (lost > 0)
          writeSync(descriptor, `${JSON.stringify({ lost, msg: 'Lines could not be written' })}\n`)
        lost = 0
        writeSync(descriptor, line)
      } catch {
        lost++
      }
    },
  }
}

function openLog(file: string): number {
  try {
    return openSync(file, 'a')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`LOG_FILE: the log cannot be written: ${why}.`)
  }
}
