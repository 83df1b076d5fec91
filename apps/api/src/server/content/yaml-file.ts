import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ContentProblem } from './content-error.ts'

/** Reads the YAML files of one folder and collects their problems. */
export class YamlFolder {
  readonly problems: ContentProblem[] = []
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the validated content of a file; undefined when it has problems, or is optional and missing. */
  async read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    { optional = false } = {},
  ): Promise<z.output<Schema> | undefined> {
    const text = await this.text(file)
    if (text === undefined) {
      if (!optional) this.problems.push({ file, path: '', message: 'expected this file; it is missing' })
      return undefined
    }
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    if (document.errors.length > 0) {
      for (const { message, linePos } of document.errors) {
        const [firstLine = message] = message.split('\n')
        this.problems.push({ file, path: '', line: linePos?.[0].line, message: firstLine })
      }
      return undefined
    }
    const checked = schema.safeParse(document.toJS())
    if (checked.success) return checked.data
    for (const { path, message } of checked.error.issues) {
      this.problems.push({ file, path: printPath(path), line: lineOf(document, lines, path), message })
    }
    return undefined
  }

  /** Returns the validated content of every file of a sub-folder, with the file's name as its slug. */
  async readAll<Schema extends z.ZodType>(
    subfolder: string,
    schema: Schema,
  ): Promise<{ slug: string; content: z.output<Schema> }[]> {
    const names = (await readdir(join(this.#folder, subfolder)).catch(() => []))
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
    const read = await Promise.all(
      names.map(async (name) => ({
        slug: name.slice(0, -'.yaml'.length),
        content: await this.read(`${subfolder}/${name}`, schema),
      })),
    )
    return read.flatMap(({ slug, content }) => (content === undefined ? [] : [{ slug, content }]))
  }

  /** Returns the text of a file of any kind; undefined when it is missing. */
  async text(file: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.#folder, file), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
}

function printPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Returns the line of the deepest part of the path that is written in the file. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}
