/** A tag such as `en`, `pt-BR` or `zh-Hant`. Other files with cues have longer names, such as `chapters.vtt`. */
const CAPTION_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.vtt$/

/** Returns the language that the name of a caption file tells, e.g. `en` of `en.vtt`; undefined for other files. */
export const captionLanguage = (fileName: string): string | undefined => CAPTION_FILE.exec(fileName)?.[1]

/**
 * Returns the languages of captions in the order in which they are offered: first the one in which the video plays unless the
 * viewer chooses, then as the captions stand in the master playlist, then by the alphabet. `playlist` is the text of the
 * HLS master playlist; undefined without one.
 */
export function orderLanguages(languages: readonly string[], playlist = ''): string[] {
  const media = playlist.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA:'))
  const sound = media.filter((line) => /TYPE=AUDIO\b/.test(line) && /\bDEFAULT=YES\b/.test(line))
  const captions = media.filter((line) => /TYPE=SUBTITLES\b/.test(line))
  const named = [...sound, ...captions].map((line) => /\bLANGUAGE="([^"]*)"/.exec(line)?.[1])
  const known = new Set(named.filter((language) => language !== undefined))
  return [
    ...[...known].filter((language) => languages.includes(language)),
    ...languages.filter((language) => !known.has(language)).toSorted(),
  ]
}
