/** A comparison with a baseline and a bound. */
export interface Row {
  what: string
  ours: string
  baseline: string
  ratio: string
  bound: string
  holds: boolean
  command: string
}

/** Prints the comparisons as a table, and their commands. */
export function printTable(rows: Row[]): void {
  console.table(
    rows.map(({ what, ours, baseline, ratio, bound, holds }) => ({
      what,
      ours,
      baseline,
      ratio,
      bound,
      holds: holds ? 'yes' : 'NO',
    })),
  )
  console.log('Commands:')
  for (const row of rows) console.log(`  ${row.what}: ${row.command}`)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Returns the value below which this share of the values lies; Infinity of none. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity
}
