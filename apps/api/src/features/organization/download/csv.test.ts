import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, csvHead, csvLines } from './csv.ts'

const COLUMNS = ['Id', 'Name', 'Courses', 'Badges']

/** Returns the rows of a file as the strictest of other programs reads them: any line break outside of quotes ends a row. */
const readBack = (file: string): string[][] =>
  parse(file, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] })

/** Characters that spreadsheets do not look at before they decide whether a cell is a formula. */
const UNSEEN = [...' \t\r\n\0\v\f\u0085\u00A0\u00AD\u2003\u200B\u200E\u200F\u2028\u202E\u3000\uFEFF']
const SIGNS = [...'=+-@＝＋－＠']

/** Finds formulas without the expression under test: by the first character that shows. */
function startsFormula(text: string): boolean {
  const first = [...text].find((character) => !UNSEEN.includes(character))
  return first !== undefined && SIGNS.includes(first)
}

const beginsWithControl = (text: string) => /^\p{Cc}/u.test(text)

const HOSTILE = [
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("https://example.com","Nia")',
  '+1-202-555-0147',
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '\n=1',
  '\0=1',
  ' =1',
  '\r\n=1',
  '\t=1',
  '\u00A0=1',
  '\uFEFF=1',
  '\u200F=1',
  '\ttab',
  '\rreturn',
  '\nline',
]

test.each(HOSTILE)('The text %j is written with a leading apostrophe', (text) => {
  const [cells] = readBack(csvLines([['1', text]]))
  expect(cells).toEqual(['1', `'${text}`])
})

test.each([
  ['O’Neill'],
  ["O'Neill"],
  ["'quoted'"],
  ['Ann "the plan" Lee'],
  ['Lee, Ann'],
  ['Ann\r\nLee'],
  ['Ann\nLee'],
  ['Ann\rLee'],
  ['学校 🎓'],
  ['عائشة'],
  ['1=1'],
  ['a-b'],
  ['nia@example.com'],
  ['"=1'],
  [' Nia '],
  [''],
])('The text %j is written as it is', (text) => {
  expect(readBack(csvLines([['1', text]]))).toEqual([['1', text]])
})

test('Numbers are written as numbers, also negative ones, and null as an empty cell', () => {
  expect(csvLines([[-5, 0, 2.5, null]])).toBe('-5,0,2.5,\r\n')
})

test('A file begins with the mark of UTF-8 and its columns, and its lines end with CRLF', () => {
  const file = csvHead(COLUMNS) + csvLines([['1', 'Nia\nOkafor', 2, 1]])
  expect(Buffer.from(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(file.slice(1)).toBe('Id,Name,Courses,Badges\r\n1,"Nia\nOkafor",2,1\r\n')
})

test('No rows are no lines', () => {
  expect(csvLines([])).toBe('')
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(...HOSTILE),
  fc
    .tuple(
      fc.array(fc.constantFrom(...UNSEEN, '"', ',', ';', "'"), { maxLength: 4 }),
      fc.constantFrom(...SIGNS, '"', "'", ''),
      fc.constantFrom('1+1', 'O"Neill', 'Ann, Lee', 'a\r\nb', '🎓👩‍🏫', 'שלום', ''),
    )
    .map(([before, sign, after]) => before.join('') + sign + after),
)
const cell: fc.Arbitrary<CsvCell> = fc.oneof({ weight: 3, arbitrary: text }, fc.integer(), fc.constant(null))
const tables = fc.array(fc.tuple(fc.uuid(), cell, cell, cell), { maxLength: 6 })

test('Any of 10,000 tables is read back as it was written but for leading apostrophes, and without a formula', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const [header, ...rows] = readBack(csvHead(COLUMNS) + csvLines(table))
      expect(header).toEqual(COLUMNS)
      expect(rows).toHaveLength(table.length)
      for (const [at, row] of table.entries()) {
        const read = rows[at] ?? []
        expect(read).toHaveLength(row.length)
        for (const [column, written] of row.entries()) {
          const found = read[column] ?? ''
          if (typeof written === 'string') {
            expect(startsFormula(found), JSON.stringify(found)).toBe(false)
            const isDangerous = startsFormula(written) || beginsWithControl(written)
            expect(found).toBe(isDangerous ? `'${written}` : written)
          } else expect(found).toBe(written === null ? '' : String(written))
        }
      }
    }),
    { numRuns: 10_000 },
  )
})
