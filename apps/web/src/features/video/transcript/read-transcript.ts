import type { LectureSource } from '../progress/lecture-playback.ts'

/** A caption with its start in seconds. */
export interface TranscriptLine {
  readonly at: number
  readonly text: string
}

/**
 * Returns the captions of a lecture in a language, else in its first one; empty when the playlist has none. Throws when
 * loading fails.
 */
export async function readTranscript(
  { playlistUrl, token }: Pick<LectureSource, 'playlistUrl' | 'token'>,
  language: string | null,
): Promise<TranscriptLine[]> {
  const read = async (url: string) => {
    const response = await fetch(await token.sign(url))
    if (!response.ok) throw new Error(`The captions answered ${response.status}.`)
    return response.text()
  }
  const main = new URL(playlistUrl, location.href).href
  const captions = captionsAddress(await read(main), language)
  if (!captions) return []
  const list = new URL(captions, main).href
  const parts = (await read(list)).split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const texts = await Promise.all(parts.map((part) => read(new URL(part.trim(), list).href)))
  return texts.flatMap(parseCaptions)
}

/** Returns the address of a language's captions in an HLS playlist, else of the first ones; null without captions. */
export function captionsAddress(playlist: string, language: string | null): string | null {
  const lines = playlist.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA:TYPE=SUBTITLES'))
  const line = lines.find((text) => text.includes(`LANGUAGE="${language}"`)) ?? lines[0]
  return /URI="([^"]+)"/.exec(line ?? '')?.[1] ?? null
}

/** Parses the captions of a WebVTT file, without its markup. */
export function parseCaptions(text: string): TranscriptLine[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [, head = '', body = ''] = /(?:^|\n)([\d:.]+) --> [^\n]*\n([\s\S]+)/.exec(block) ?? []
      const words = body.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
      return head ? [{ at: parseSeconds(head), text: words.trim() }] : []
    })
}

const parseSeconds = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
