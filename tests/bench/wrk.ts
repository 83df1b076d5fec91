import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  /** The number of responses. */
  requests: number
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p99: number
  errors: number
  command: string
}

export interface LoadOptions {
  url: string
  script: string
  seconds: number
  connections: number
  /** Checks all response bodies, which costs the load generator as much as sending. True by default. */
  readsBodies?: boolean
}

/** Loads an address with wrk by a Lua script that creates the requests and counts errors. */
export async function load({
  url,
  script,
  seconds,
  connections,
  readsBodies = true,
}: LoadOptions): Promise<Load> {
  const file = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'requests.lua')
  writeFileSync(file, [script, readsBodies ? READ_BODIES : '', SUMMARY].join('\n'))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', '-s', file, url]
  const { stdout } = await run('wrk', args, { maxBuffer: 1e7 })
  const summary = /^SUMMARY (.*)$/m.exec(stdout)?.[1]
  if (!summary) throw new Error(`wrk printed no summary: ${stdout}`)
  const { requests, duration, p99, errors, bad } = JSON.parse(summary) as Record<string, number>
  return {
    requests: requests ?? 0,
    rate: (requests ?? 0) / ((duration ?? 1) / 1e6),
    p99: (p99 ?? 0) / 1000,
    errors: (errors ?? 0) + (bad ?? 0),
    command: `wrk ${args.slice(0, 6).join(' ')} -s requests.lua ${url}`,
  }
}

/** A GraphQL response of status 200 can be an error. */
const READ_BODIES = `
function response(status, headers, body)
  if status ~= 200 or string.find(body, '"errors"', 1, true) or string.find(body, '"error":{', 1, true) then bad = bad + 1 end
end`

const SUMMARY = `
bad = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function done(summary, latency)
  local total = 0
  for _, thread in ipairs(threads) do total = total + (thread:get('bad') or 0) end
  local e = summary.errors
  print(string.format('SUMMARY {"requests":%d,"duration":%d,"p99":%d,"errors":%d,"bad":%d}', summary.requests,
    summary.duration, latency:percentile(99), e.connect + e.read + e.write + e.timeout + e.status, total))
end
`
