import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { requireCommand } from '../../tools/machine.ts'
import { ended, makeCertificate, startNginx } from '../races/behind-a-proxy/proxies.ts'
import { ask } from '../races/behind-a-proxy/visitor.ts'
import type { BenchSchool } from './bench-school.ts'

const HOST = 'localhost'
const ATTEMPTS = 100

/** Opens nginx with the documented file before the school, as members meet it: with TLS and HTTP/2. */
export async function openNginxFront(school: BenchSchool): Promise<{ url: string; close(): Promise<void> }> {
  requireCommand('nginx', 'nginx-light')
  requireCommand('openssl', 'openssl')
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  // The worker processes of nginx read the certificate as another user.
  await chmod(folder, 0o755)
  await makeCertificate(folder, HOST)
  const port = await freePort()
  const nginx = await startNginx({ folder, port, serverPort: Number(new URL(school.url).port) })
  const close = async () => {
    await ended(nginx)
    await rm(folder, { recursive: true, force: true })
  }
  const visited = { host: HOST, port, ca: await readFile(join(folder, 'members.crt'), 'utf8') }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await ask(visited, '/healthz').catch(() => undefined)
    if (answer?.status === 200) return { url: `https://${HOST}:${port}`, close }
    await wait(100)
  }
  await close()
  throw new Error('nginx does not answer.')
}
