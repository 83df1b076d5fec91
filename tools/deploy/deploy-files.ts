import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

/** A service of the compose file, with what the tests ask for. */
export interface Service {
  image: string
  command?: string[]
  restart: string
  init: boolean
  read_only: boolean
  cap_drop: string[]
  cap_add?: string[]
  security_opt: string[]
  stop_grace_period?: string
  environment?: Record<string, string>
  healthcheck?: { disable?: boolean }
  depends_on?: Record<string, { condition: string }>
}

/** Returns the text of a file below `deploy`. */
export const deployFile = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', path), 'utf8')

/** Returns the compose file as its reader sees it, with its anchors resolved. */
export const composeFile = (): { services: Record<string, Service> } =>
  parse(deployFile('docker/compose.yaml'), { merge: true }) as { services: Record<string, Service> }

/** Returns the variables of an example file, in which `secret` stands for each value that an operator makes up. */
export const exampleVariables = (path: string, secret = '0123456789abcdef'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseEnv(deployFile(path))).map(([name, value = '']) => [name, value || secret]),
  )

/** Returns a text of the compose file with its variables replaced. Errors: one of them is not known. */
export const interpolated = (text: string, variables: Record<string, string>): string =>
  text.replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`Nothing gives ${name} a value.`)
    return value
  })
