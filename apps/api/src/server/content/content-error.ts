/** A problem in the content: the file, the path in it, and what is expected there. */
export interface ContentProblem {
  file: string
  /** The path in the file, e.g. `sessions[2].start`; empty for the whole file. */
  path: string
  line?: number | undefined
  message: string
}

/** Returns a problem without a line number. */
export const contentProblem = (file: string, path: string, message: string): ContentProblem => ({
  file,
  path,
  message,
})

/** Thrown when the content cannot be loaded; the message has a line for each problem. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(
      ['The school’s content has problems; nothing was loaded.', ...problems.map(printProblem)].join('\n'),
    )
    this.problems = problems
  }
}

/** Thrown for an invalid date. */
export class ContentDateError extends Error {
  override name = 'ContentDateError'
}

function printProblem({ file, path, line, message }: ContentProblem): string {
  const place = [line === undefined ? file : `${file}:${line}`, path].filter(Boolean).join(' ')
  return `  ${place}: ${message}`
}
