/** Values that no honest client sends as an id, a text or a number. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  'null',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'x'.repeat(50_000),
  '\u0000',
  '\ud800',
  '\u202e🏊',
  "' or 1=1 --",
  '"; drop table members; --',
  '%',
  '../../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  [],
  ['x'],
  {},
  { $ne: null },
]

/** Returns variants of the variables: in each, one value, at any depth, is replaced by a hostile one. */
export function spoiled(variables: Record<string, unknown>): Record<string, unknown>[] {
  return Object.entries(variables).flatMap(([name, value]) => [
    ...HOSTILE_VALUES.map((hostile) => ({ ...variables, [name]: hostile })),
    ...(isRecord(value) ? spoiled(value).map((inner) => ({ ...variables, [name]: inner })) : []),
  ])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
