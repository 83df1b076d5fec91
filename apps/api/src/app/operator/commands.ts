import { OVERLAP_DAYS, rotateSamlKeys } from '../../features/identity/federation/saml/saml-keys-store.ts'
import { rotateSigningKeys } from '../../features/identity/keys/signing-keys-store.ts'
import type { Services } from '../../server/services.ts'
import { syncBilling, tellDifferences } from './billing-commands.ts'
import { deleteMember } from './delete-member.ts'
import { compareFigures, rebuildAllFigures } from './figures-commands.ts'
import { finishRestore } from '../restore/finish-restore.ts'
import { recordBackup } from '../restore/record-backup.ts'
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts'
import { OperatorError } from './operator-error.ts'
import { relinkMember } from './relink-member.ts'
import { restoreMember, suspendMember } from './suspend-member.ts'

interface Command {
  /** The argument in the usage text; absent for none. */
  takes?: string
  /** Runs the command, in the server or in a process of its own, notifies every running server, and returns a message. */
  run: (services: Services, argument: string) => Promise<string>
}

const COMMANDS: Record<string, Command> = {
  'member:suspend': {
    takes: '<email>',
    run: ({ cacheInvalidation, clock }, email) => suspendMember(cacheInvalidation, email, clock()),
  },
  'member:restore': {
    takes: '<email>',
    run: ({ cacheInvalidation }, email) => restoreMember(cacheInvalidation, email),
  },
  'member:relink': {
    takes: '<email>',
    run: (services, email) => relinkMember(services, email, services.clock()),
  },
  'member:delete': { takes: '<email>', run: deleteMember },
  'billing:compare': { run: tellDifferences },
  'billing:sync': { takes: '<email>', run: syncBilling },
  'figures:compare': { run: compareFigures },
  'figures:rebuild': { run: rebuildAllFigures },
  'jobs:failed': { run: ({ jobs }) => listFailedJobs(jobs) },
  'jobs:retry': { takes: '<id>', run: ({ jobs }, id) => retryFailedJob(jobs, id) },
  'backup:record': { takes: '<base|files>', run: recordBackup },
  'restore:finish': { run: finishRestore },
  'keys:rotate': {
    run: ({ cacheInvalidation }) =>
      cacheInvalidation.transaction(async (tx, invalidate) => {
        const { kid, retired } = await rotateSigningKeys(tx)
        invalidate('signing-keys')
        return `Tokens are signed with the key ${kid} from now on. Retired keys: ${retired}. Nobody is signed out.`
      }),
  },
  'saml:rotate': {
    run: ({ cacheInvalidation, clock }) =>
      cacheInvalidation.transaction(async (tx, invalidate) => {
        const { keyId, retired } = await rotateSamlKeys(tx, clock())
        invalidate('saml-keys')
        return `SAML requests are signed with the key ${keyId.slice(0, 16)} from now on. Retired keys: ${retired}; for ${OVERLAP_DAYS} days they still decrypt and are published. Providers that verify our requests need the new certificate at once, see /saml2/metadata.`
      }),
  },
}

/** The usage of each command. */
export const OPERATOR_USAGE = Object.entries(COMMANDS).map(([name, { takes }]) =>
  takes ? `${name} ${takes}` : name,
)

export const isOperatorCommand = (name: string): boolean => Object.hasOwn(COMMANDS, name)

/** Returns the command of this name, bound to its argument. Errors: OperatorError with the usage. */
export function operatorCommand(
  name: string,
  args: readonly string[],
): (services: Services) => Promise<string> {
  const command = isOperatorCommand(name) ? COMMANDS[name] : undefined
  const [argument = '', ...more] = args
  const takes = command?.takes ?? ''
  if (!command || more.length > 0 || (takes === '') !== (argument.trim() === ''))
    throw new OperatorError(`It is called as: ${name}${takes && ` ${takes}`}`)
  return (services) => command.run(services, argument)
}
