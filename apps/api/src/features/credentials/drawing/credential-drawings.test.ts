import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CredentialDrawings } from './credential-drawings.ts'
import { drawnCredential } from './layout/drawn-credential.fixture.ts'

const newCredential = () => ({ ...drawnCredential({}), credentialId: randomUUID() })

test('Other work goes on between the documents that many ask for at the same time', async () => {
  const drawings = new CredentialDrawings()
  const [asked, seen] = [24, { isOver: false, turns: 0 }]
  const otherWork = (async () => {
    for (; !seen.isOver; seen.turns += 1) await setImmediate()
  })()
  await Promise.all(Array.from({ length: asked }, () => drawings.of('svg', newCredential())))
  seen.isOver = true
  await otherWork
  expect(seen.turns).toBeGreaterThanOrEqual(asked)
})

test('Everybody who waits for a document gets it when the cache holds fewer than are asked for', async () => {
  const drawings = new CredentialDrawings(150_000)
  const asked = Array.from({ length: 8 }, newCredential)
  const drawn = await Promise.all(asked.map((credential) => drawings.of('svg', credential)))
  expect(new Set(drawn.map(({ etag }) => etag)).size).toBe(asked.length)
})
