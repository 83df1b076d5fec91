import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../tools/postgres.ts'
import { carryOut } from './dockerfile-steps.ts'
import { canSandbox, startSandboxed } from './sandbox.ts'

const DOCKERFILE = join(import.meta.dirname, '../../../deploy/docker/Dockerfile')

describe.runIf(process.env['NIGHTLY'] && canSandbox)('The Dockerfile', () => {
  test('makes from the files of the repository a server that a stranger can run on a read-only disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'))
    chmodSync(folder, 0o755)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const sockets = dirname(postgres.folder)
    chmodSync(sockets, 0o755)
    const image = carryOut(DOCKERFILE, folder)
    const [program, ...args] = image.command
    expect(program).toBe('node')
    const server = startSandboxed(image.folder, args, {
      ...image.environment,
      PUBLIC_URL: 'https://members.school.example',
      DATABASE_URL: `${postgres.url}?host=${sockets}`,
      WORKER: 'false',
      STOP_DELAY_MS: '0',
    })
    await server.ready()
    expect(server.ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' })
    expect(server.ask('/login').status).toBe(200)
    const [checker, ...check] = image.health
    expect([checker, server.beside(check).status]).toEqual(['node', 0])
    postgres.halt('fast')
    expect(server.beside(check).status).toBe(1)
    postgres.resume()
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  }, 900_000)
})
