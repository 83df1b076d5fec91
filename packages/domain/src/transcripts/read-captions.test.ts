import { describe, expect, test } from 'vitest'
import { readCaptions } from './read-captions.ts'

const said = (file: string) => readCaptions(file).lines.map(({ text }) => text)
const cue = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n${text}\n`

test('Captions with a byte order mark, CRLF, notes, styles, regions and cue ids are read in full', () => {
  const file = [
    '\ufeffWEBVTT Kind: captions',
    'Language: en',
    '',
    'STYLE',
    '::cue { color: lime }',
    '',
    'REGION',
    'id:fred',
    'width:40%',
    '',
    'NOTE Written by hand,',
    'in two lines.',
    '',
    'first',
    '00:01.500 --> 00:04.000 region:fred align:start position:10%',
    'A good price',
    'is a question.',
    '',
    'NOTE',
    'another',
    '',
    '01:00:00.000 --> 01:00:02.250',
    'The end.',
    '',
  ].join('\r\n')
  expect(readCaptions(file)).toEqual({
    lines: [
      { startSeconds: 1.5, endSeconds: 4, text: 'A good price is a question.' },
      { startSeconds: 3600, endSeconds: 3602.25, text: 'The end.' },
    ],
    problems: [],
  })
})

test.each([
  ['a color', '<c.yellow>Careful</c> now', 'Careful now'],
  ['a speaker', '<v Ann>Hello there', 'Hello there'],
  ['a speaker with a class and an end tag', '<v.loud Ann>Hello</v> there', 'Hello there'],
  ['emphasis', 'This is <i>really</i> <b>it</b>', 'This is really it'],
  ['a language', '<lang fr>Oui</lang>, she said', 'Oui, she said'],
  ['a reading', '<ruby>漢<rt>kan</rt></ruby>字', '漢字'],
  ['a moment', 'One <00:00:02.000>two', 'One two'],
  ['a malformed moment', 'One <00:00:2>two', 'One two'],
  ['an ampersand', 'Research &amp; development', 'Research & development'],
  ['a named letter', 'caf&eacute;', 'café'],
  ['numbered letters', '&#233;t&#xE9; &#60;b&#62; &#38;amp;', 'été <b> &amp;'],
  ['a direction mark', '&lrm;Hello&rlm;', '\u200eHello\u200f'],
  ['hard spaces and line breaks', 'One&nbsp;&nbsp;two\n  three\t', 'One two three'],
  ['a tag that is never closed', 'One <i two', 'One'],
  ['a tag of HTML', '<script>alert(1)</script> over', 'alert(1) over'],
])('Captions with %s are text alone', (_case, text, expected) => {
  const { lines, problems } = readCaptions(cue(text))
  expect(lines.map((line) => line.text)).toEqual([expected])
  expect(problems).toEqual([])
})

describe('Captions', () => {
  test('leave out cues that say nothing', () => {
    expect(said(`${cue('<i> </i>')}\n00:00:05.000 --> 00:00:06.000\n&nbsp;\n`)).toEqual([])
    expect(readCaptions('WEBVTT')).toEqual({ lines: [], problems: [] })
  })

  test('are in the order in which they are said', () => {
    const file = 'WEBVTT\n\n00:09.000 --> 00:10.000\nlater\n\n00:01.000 --> 00:02.000\nfirst\n'
    expect(said(file)).toEqual(['first', 'later'])
  })

  test('keep a cue that ends before it begins, as a moment', () => {
    expect(readCaptions('WEBVTT\n\n00:09.000 --> 00:08.000\nquick\n')).toEqual({
      lines: [{ startSeconds: 9, endSeconds: 9, text: 'quick' }],
      problems: [],
    })
  })
})

test.each([
  ['no header', '1\n00:00:01,000 --> 00:00:02,000\nsubtitles\n', 1, 'No valid signature.'],
  ['commas in its times', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nlost\n', 3, 'No decimal separator'],
  ['a time without milliseconds', 'WEBVTT\n\n00:00:01 --> 00:00:02\nlost\n', 3, 'No decimal separator'],
  ['61 seconds', 'WEBVTT\n\n00:00:61.000 --> 00:01:02.000\nlost\n', 3, 'more than 59 seconds'],
  ['no end time', 'WEBVTT\n\n00:00:01.000 -->\nlost\n', 3, 'No timestamp found.'],
])('A caption file with %s has a problem with its line', (_case, file, line, message) => {
  const [problem] = readCaptions(file).problems
  expect(problem).toEqual({ line, message: expect.stringContaining(message) })
})
