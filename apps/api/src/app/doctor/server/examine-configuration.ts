import { checkServing } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/config/config-error.ts'
import { type Examined, faultsOr, type Finding } from '../doctor-check.ts'

/** Finds what a serving process would refuse to start with. The format of every variable was checked before. */
export async function examineConfiguration({ config }: Examined): Promise<Finding[]> {
  const { demo, production, works } = config
  const kind = demo ? 'a demo school' : production ? 'a school in production' : 'a school under development'
  return faultsOr(missing(config), `${kind}${works ? '' : ', whose background jobs run elsewhere'}`)
}

function missing(config: Examined['config']): string[] {
  try {
    checkServing(config)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}
