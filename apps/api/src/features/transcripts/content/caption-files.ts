import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captionLanguage, orderLanguages } from '@section/domain/transcripts/caption-languages.ts'
import { readCaptions } from '@section/domain/transcripts/read-captions.ts'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'
import { type ContentProblem, contentProblem } from '../../../server/content/content-error.ts'

/** The captions of a video in one language, from one file. */
export interface Captions {
  externalKey: string
  language: string
  /** The rank of the language among those of its video, from 0. */
  sortOrder: number
  lines: TranscriptLine[]
}

/** The maximum size of a caption file; a day of captions has about 3 MB. */
const MAX_BYTES = 10_000_000

/**
 * Reads the captions of all videos in the media folder and adds what cannot be read to the problems. Returns undefined where
 * there is no such folder, because the media are served from elsewhere. docs/product/transcripts.md#caption-files
 */
export async function readCaptionFiles(
  mediaFolder: string,
  problems: ContentProblem[],
): Promise<Captions[] | undefined> {
  const entries = await readdir(mediaFolder, { withFileTypes: true }).catch(nothingMissing)
  if (!entries) return undefined
  const all: Captions[] = []
  // The folders are read one after the other, because a school may have thousands, and a process may open few files.
  for (const entry of entries)
    if (entry.isDirectory()) all.push(...(await readVideo(mediaFolder, entry.name, problems)))
  return all
}

async function readVideo(
  mediaFolder: string,
  externalKey: string,
  problems: ContentProblem[],
): Promise<Captions[]> {
  const folder = join(mediaFolder, externalKey)
  const languages = (await readdir(folder)).flatMap((name) => captionLanguage(name) ?? [])
  if (languages.length === 0) return []
  const playlist = await readFile(join(folder, 'master.m3u8'), 'utf8').catch(nothingMissing)
  const all: Captions[] = []
  for (const [sortOrder, language] of orderLanguages(languages, playlist).entries()) {
    const lines = await readLines(join(folder, `${language}.vtt`), problems)
    if (lines.length > 0) all.push({ externalKey, language, sortOrder, lines })
  }
  return all
}

async function readLines(file: string, problems: ContentProblem[]): Promise<TranscriptLine[]> {
  const bytes = await readFile(file)
  const text = bytes.length <= MAX_BYTES ? decode(bytes) : undefined
  if (text === undefined) {
    problems.push(contentProblem(file, '', 'expected captions in UTF-8 of at most 10 MB'))
    return []
  }
  const captions = readCaptions(text)
  for (const { line, message } of captions.problems)
    problems.push({ file, path: '', line, message: `expected captions in the format WebVTT. ${message}` })
  return captions.lines
}

/** Returns undefined for bytes that are no UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Turns the error of a missing file into undefined, and throws every other error again. */
function nothingMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
