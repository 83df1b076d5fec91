import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@section/api/testing/free-port.ts'
import { requireCommand } from '../../../tools/machine.ts'
import { ended } from '../behind-a-proxy/proxies.ts'

const DOCUMENTED = join(import.meta.dirname, '../../../docs/how-to/proxies/haproxy.cfg')
const ATTEMPTS = 300

/** HAProxy with the documented file before several servers, without TLS. */
export interface Balancer {
  url: string
  /** Its process id. */
  pid: number
  /** Resolves when it sends requests to all of these ports. */
  serves(ports: readonly number[]): Promise<void>
  stop(): Promise<void>
}

/** Starts HAProxy before the servers at these ports. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  requireCommand('haproxy', 'haproxy')
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  const [port, statusPort] = [await freePort(), await freePort()]
  const servers = ports.map((each) => `server s${each} 127.0.0.1:${each} `)
  const file = readFileSync(DOCUMENTED, 'utf8')
    .replace(/^ *server one 127\.0\.0\.1:3000 (.*)$/m, (_line, checks: string) =>
      servers.map((server) => `    ${server}${checks}`).join('\n'),
    )
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace(/bind :80\b/, `bind 127.0.0.1:${await freePort()}`)
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `${file}\nfrontend status\n    bind 127.0.0.1:${statusPort}\n    stats enable\n    stats uri /status\n`,
  )
  const proxy: ChildProcess = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: proxy.pid ?? 0,
    async serves(wanted) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const up = await serversUp(`http://127.0.0.1:${statusPort}/status;csv`)
        if (wanted.every((each) => up.includes(`s${each}`))) return
        await wait(100)
      }
      throw new Error('HAProxy does not send requests to all servers.')
    },
    async stop() {
      await ended(proxy)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the names of the servers that HAProxy takes for ready. */
async function serversUp(statusUrl: string): Promise<string[]> {
  const answer = await fetch(statusUrl).catch(() => undefined)
  if (!answer) return []
  const [head = '', ...lines] = (await answer.text()).split('\n')
  const columns = head.replace(/^# /, '').split(',')
  const [name, status] = [columns.indexOf('svname'), columns.indexOf('status')]
  return lines
    .map((line) => line.split(','))
    .filter((cells) => cells[status] === 'UP')
    .map((cells) => cells[name] ?? '')
}
