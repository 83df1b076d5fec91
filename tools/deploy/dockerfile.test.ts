import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cmd, DockerfileParser, Healthcheck } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { deployFile } from './deploy-files.ts'

const text = deployFile('docker/Dockerfile')
const instructions = DockerfileParser.parse(text)
  .getInstructions()
  .map((instruction) => ({
    keyword: instruction.getKeyword(),
    instruction,
    words: instruction.getArgumentsContent() ?? '',
  }))
const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'))
const only = (keyword: string) => {
  const [found, ...more] = lastStage.filter((entry) => entry.keyword === keyword)
  if (!found || more.length > 0)
    throw new Error(`${keyword} stands there ${more.length ? 'twice' : 'never'}.`)
  return found
}

test('The linter has no remarks about the Dockerfile', () => {
  expect(validate(text)).toEqual([])
  expect(validate('FROM node:24-slim\nUSE node')).not.toEqual([])
})

test('The image runs Node itself as its first process, as a user without rights', () => {
  expect(only('USER').words).toBe('node')
  const { instruction } = only('CMD')
  expect(instruction).toBeInstanceOf(Cmd)
  const words = (instruction as Cmd).getJSONStrings().map((word) => word.getJSONValue())
  expect(words).toEqual(['node', 'dist/server.js'])
})

test('The image examines itself with Node alone, by its readiness', () => {
  const { instruction, words } = only('HEALTHCHECK')
  expect((instruction as Healthcheck).getSubcommand()?.getValue()).toBe('CMD')
  expect(words).toMatch(/CMD \["node", "-e", ".*\/readyz`/)
})

test('No secret and no folder of a working copy is sent to the builder', () => {
  const ignored = readFileSync(join(import.meta.dirname, '../../.dockerignore'), 'utf8').split('\n')
  for (const entry of ['**/.env', '**/*.pem', '**/node_modules', '**/dist', '.git', '.data', 'release'])
    expect(ignored).toContain(entry)
})
