import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parse } from 'yaml'
import { AccountsFile } from './people-format.ts'

/**
 * Mounts `GET /dev/accounts.json`: the accounts of the demo school with their password and purpose, for the login page.
 * Must be mounted in a demo only.
 */
export async function mountDemoAccounts(app: FastifyInstance, schoolFolder: string): Promise<void> {
  const { password, accounts } = AccountsFile.parse(
    parse(await readFile(join(schoolFolder, 'accounts.yaml'), 'utf8')),
  )
  const list = accounts.map(({ email, purpose }) => ({ email, password, purpose }))
  app.get('/dev/accounts.json', () => list)
}
