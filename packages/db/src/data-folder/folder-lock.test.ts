import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lockFile = () => join(folder, 'server.lock')

/** Starts another process that locks the folder. */
async function holder() {
  const script = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('A second server on the same data folder is refused until the first has unlocked it', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}.`)
  await release()
  await (
    await lockFolder(folder)
  )()
})

test('A lock of another process is respected while that process lives, and is replaced after it was killed', async () => {
  const child = await holder()
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid}.`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = await lockFolder(folder)
  expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await release()
})

test('A lock does not hold when its process ID belongs to another process by now', async () => {
  await writeFile(lockFile(), `${process.pid} 1`)
  await (
    await lockFolder(folder)
  )()
})

test('A stale lock is replaced by exactly one of many concurrent starts', async () => {
  for (let round = 0; round < 20; round++) {
    await writeFile(lockFile(), '999999999 1')
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const winners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    expect(winners).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['server.lock'])
    await winners[0]?.()
  }
})

test('A lock file without content is replaced', async () => {
  for (const text of ['', 'nonsense', '-1 5', '0 0']) {
    await writeFile(lockFile(), text)
    await (
      await lockFolder(folder)
    )()
  }
})
