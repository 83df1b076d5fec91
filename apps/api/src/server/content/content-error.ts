/** One thing wrong in the content: the file, the place in it, and what is expected there. */
export interface ContentProblem {
  file: string
  /** E.g. `sessions[2].start`; empty for the file as a whole. */
  path: string
  line?: number | undefined
  message: string
}

/** Returns a problem of a whole place in a file. */
export const contentProblem = (file: string, path: string, message: string): ContentProblem => ({
  file,
  path,
  message,
})

/** The content cannot be loaded; names every problem that was found, one on a line. */
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

/** A date that cannot be read. */
export class ContentDateError extends Error {
  override name = 'ContentDateError'
}

function printProblem({ file, path, line, message }: ContentProblem): string {
  const place = [line === undefined ? file : `${file}:${line}`, path].filter(Boolean).join(' ')
  return `  ${place}: ${message}`
}
