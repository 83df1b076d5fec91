import { openSync, writeSync } from 'node:fs'

interface Output {
  write(line: string): void
}

/**
 * Returns where the log is written: the file, or standard output. A disk that is full costs lines and nothing else; the
 * next line that can be written says how many.
 */
export function logOutput(file: string | undefined): Output {
  if (file === undefined) {
    // Without a listener, an output that takes nothing more would end the process.
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {})
    return process.stdout
  }
  const descriptor = openSync(file, 'a')
  let lost = 0
  return {
    write(line) {
      try {
        if (lost > 0) writeSync(descriptor, `${JSON.stringify({ lost, msg: 'Lines could not be written' })}\n`)
        lost = 0
        writeSync(descriptor, line)
      } catch {
        lost++
      }
    },
  }
}
