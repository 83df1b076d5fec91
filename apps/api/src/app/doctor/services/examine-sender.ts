import { Resolver } from 'node:dns/promises'
import type { DoctorCheck, Examined, Finding } from '../doctor-check.ts'
import { EMULATED, faultsOr, good, unset } from '../doctor-check.ts'

type Lookups = Pick<Resolver, 'resolveMx' | 'resolveTxt'>

/** The codes with which the name service says that there is nothing; others say that it did not answer. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND'])

/** Returns the check of the records by which receivers judge mail from MAIL_FROM. */
export function createSenderCheck(
  lookups: Lookups = new Resolver({ timeout: 2000, tries: 2 }),
): DoctorCheck['run'] {
  return ({ config }) => checkSender(config, lookups)
}

async function checkSender({ demo, mail }: Examined['config'], lookups: Lookups): Promise<Finding[]> {
  if (!mail.from) return [unset('MAIL_FROM is not set, so this process sends no mail')]
  if (demo && !mail.smtpUrl) return [EMULATED]
  const domain = mail.from.address.split('@').at(-1) ?? ''
  try {
    const [exchanges, texts] = await Promise.all([
      orNothing(lookups.resolveMx(domain)),
      orNothing(lookups.resolveTxt(domain)),
    ])
    const policies = texts.filter((parts) => /^v=spf1(?: |$)/i.test(parts.join('')))
    return faultsOr(
      [
        ...(exchanges.length > 0
          ? []
          : [
              `MAIL_FROM: ${domain} takes no mail (it has no MX record), so that receivers mistrust what comes from it.`,
            ]),
        ...(policies.length > 0
          ? []
          : [
              `MAIL_FROM: ${domain} names no servers that may send in its name (SPF); add a TXT record that begins with v=spf1.`,
            ]),
        ...(policies.length > 1
          ? [`MAIL_FROM: ${domain} has several SPF records, which counts as none; keep one.`]
          : []),
      ],
      `${domain} takes mail and has an SPF record`,
    )
  } catch {
    return [good(`${domain}; its records could not be looked up from here`)]
  }
}

async function orNothing<Row>(asked: Promise<Row[]>): Promise<Row[]> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOTHING.has(error.code)) return []
    throw error
  }
}
