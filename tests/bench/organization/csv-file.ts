import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { Row } from '../table.ts'
import type { DashboardServer } from './dashboard-server.ts'
import { EMPLOYEES } from './large-employer.ts'

const FILES = 5
const ROWS_BOUND = 20_000
const FIRST_BYTE_BOUND_MS = 300
const MEMORY_BOUND_MB = 50

interface Downloaded {
  firstByteMs: number
  seconds: number
  /** The most memory of the server during it, beyond what it had before. */
  megabytes: number
}

/**
 * Measures the file of all employees: its rows a second, its first byte, and the most memory of the server while it is sent, beyond
 * what it had before that file. Some of it stays until the heap is cleaned, so that it grows over some twenty files and then no more.
 */
export async function measureCsvFile(
  server: DashboardServer,
  customerId: string,
  command: string,
): Promise<Row[]> {
  const files: Downloaded[] = []
  for (let n = 0; n < FILES; n++) files.push(await download(server, customerId))
  const slowest = Math.max(...files.map(({ seconds }) => seconds))
  const rate = EMPLOYEES / slowest
  const grown = Math.max(...files.map(({ megabytes }) => megabytes))
  const firstByte = Math.max(...files.map(({ firstByteMs }) => firstByteMs))
  const what = `employees.csv, ${EMPLOYEES.toLocaleString('en-US')} rows`
  const row = { baseline: 'none', command }
  return [
    {
      ...row,
      what: `${what}, the slowest of ${FILES}`,
      ours: `${Math.round(rate)} rows/s`,
      ratio: (ROWS_BOUND / rate).toFixed(2),
      bound: `≥ ${ROWS_BOUND} rows/s`,
      holds: rate >= ROWS_BOUND,
    },
    {
      ...row,
      what: `${what}, first byte`,
      ours: `${firstByte.toFixed(0)} ms`,
      ratio: (firstByte / FIRST_BYTE_BOUND_MS).toFixed(2),
      bound: `≤ ${FIRST_BYTE_BOUND_MS} ms`,
      holds: firstByte <= FIRST_BYTE_BOUND_MS,
    },
    {
      ...row,
      what: `${what}, most memory of the server beyond what it had before`,
      ours: `${grown.toFixed(0)} MB`,
      ratio: (grown / MEMORY_BOUND_MB).toFixed(2),
      bound: `≤ ${MEMORY_BOUND_MB} MB`,
      holds: grown <= MEMORY_BOUND_MB,
    },
  ]
}

async function download(server: DashboardServer, customerId: string): Promise<Downloaded> {
  const before = await memoryOf(server.pid, 'VmRSS')
  // The kernel forgets the most memory so far.
  await writeFile(`/proc/${server.pid}/clear_refs`, '5')
  const times = await readFileOf(server, customerId)
  return { ...times, megabytes: (await memoryOf(server.pid, 'VmHWM')) - before }
}

/** Downloads the file. Errors: it does not have a row for each employee. */
function readFileOf(
  { url, token }: DashboardServer,
  customerId: string,
): Promise<Omit<Downloaded, 'megabytes'>> {
  const address = `${url}/organization-downloads/employees.csv?customerId=${customerId}`
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get(address, { agent: false, headers }, (answer) => {
      let [lines, firstByteMs] = [0, 0]
      answer.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - began
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
      })
      answer.on('end', () =>
        lines === EMPLOYEES + 1
          ? resolve({ firstByteMs, seconds: (performance.now() - began) / 1000 })
          : reject(new Error(`The file has ${lines} lines (${answer.statusCode}).`)),
      )
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** Returns megabytes of a process: what it has in memory, or the most of it since that was reset. */
async function memoryOf(pid: number, kind: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6
}
