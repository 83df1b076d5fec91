import { expect, test } from 'vitest'
import { captionLanguage, orderLanguages } from './caption-languages.ts'
import { textSearchConfiguration } from './text-search-configuration.ts'

test.each([
  ['en.vtt', 'en'],
  ['pt-BR.vtt', 'pt-BR'],
  ['zh-Hant-TW.vtt', 'zh-Hant-TW'],
  ['chapters.vtt', undefined],
  ['en.srt', undefined],
  ['en.vtt.bak', undefined],
  ['.vtt', undefined],
])('The file %s has the captions in the language %s', (name, language) => {
  expect(captionLanguage(name)).toBe(language)
})

test('The languages of captions begin with that of the sound, and go on as in the playlist, then by the alphabet', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="fr",NAME="Français",DEFAULT=YES,URI="subtitles-fr.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",LANGUAGE="en",NAME="English",DEFAULT=NO,URI="audio-en/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",LANGUAGE="es",NAME="Español",DEFAULT=YES,URI="audio-es/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="en",NAME="English",DEFAULT=NO,URI="subtitles-en.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="it",NAME="Italiano",URI="subtitles-it.m3u8"',
  ].join('\n')
  expect(orderLanguages(['de', 'ca', 'en', 'es', 'fr'], playlist)).toEqual(['es', 'fr', 'en', 'ca', 'de'])
  expect(orderLanguages(['es', 'en'])).toEqual(['en', 'es'])
})

test.each([
  ['en', 'english'],
  ['es-MX', 'spanish'],
  ['pt-BR', 'portuguese'],
  ['zh-Hant', 'simple'],
  ['', 'simple'],
])('Text in %s is searched with the configuration %s', (language, configuration) => {
  expect(textSearchConfiguration(language)).toBe(configuration)
})
