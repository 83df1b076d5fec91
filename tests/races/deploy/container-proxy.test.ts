import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireCommand } from '../../../tools/machine.ts'
import { makeCertificate } from '../behind-a-proxy/proxies.ts'

const FILE = join(import.meta.dirname, '../../../deploy/docker/haproxy.cfg')

describe.runIf(process.env['NIGHTLY'])('The proxy of the containers', () => {
  test('is configured as HAProxy understands it, and a word that it does not know would be noticed', async () => {
    requireCommand('haproxy', 'haproxy')
    requireCommand('openssl', 'openssl')
    const folder = await mkdtemp(join(tmpdir(), 'container-proxy-'))
    await mkdir(join(folder, 'certs'))
    await makeCertificate(folder, 'members.school.example')
    await writeFile(join(folder, 'certs/members.pem'), await readFile(join(folder, 'members.pem')))
    const documented = (await readFile(FILE, 'utf8')).replaceAll('/certs/', `${folder}/certs/`)
    const examined = async (text: string) => {
      await writeFile(join(folder, 'haproxy.cfg'), text)
      const env = { PATH: process.env['PATH'], STORAGE_HOST: 'storage.school.example' }
      return spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { env, encoding: 'utf8' })
    }
    const { status, stderr } = await examined(documented)
    // The names of the other containers are not known here.
    const lines = stderr.split('\n').filter((line) => /^\[(?:ALERT|WARNING)/.test(line))
    expect(lines.filter((line) => !line.includes('could not resolve address'))).toEqual([])
    expect(status).toBe(0)
    expect((await examined(documented.replace('monitor-uri', 'monitor-url'))).status).toBe(1)
    await rm(folder, { recursive: true })
  })
})
