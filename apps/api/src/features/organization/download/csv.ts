import { stringify } from 'csv-stringify/sync'

/** A value of a cell: numbers stay numbers in a spreadsheet, whatever their sign, and null is an empty cell. */
export type CsvCell = string | number | null

/** By this mark spreadsheets know that a file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns the beginning of a file: the mark of UTF-8 and the names of its columns. docs/product/organization.md#downloads */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLines([columns])

/**
 * Returns rows as lines of a CSV file (RFC 4180), each with its line break. A text that a spreadsheet would run as a formula
 * gets a leading apostrophe. docs/product/organization.md#downloads
 */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: { string: defuse },
  })

/**
 * Spreadsheets take a text for a formula that begins with a sign or its wide form, also behind characters that show nothing, which
 * they skip. Texts that begin with control characters are defused as well. The library's own `escape_formulas` looks at the first character only.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]|\p{Cc})/u

const defuse = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
