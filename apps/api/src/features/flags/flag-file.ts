import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fitsFlag, isFlagName } from '@section/domain/flags/read-flags.ts'
import type { FlagDefinitions } from '@section/emulators/flags/evaluate-flag.ts'

/** The fields of the evaluation context by their names in flag files. */
const FIELDS = {
  areas: 'areas',
  customers: 'customer',
  accountTypes: 'accountType',
  userIds: 'userId',
} as const

const Wanted = z.array(z.string()).min(1)
const Rule = z.strictObject({
  areas: Wanted.optional(),
  customers: Wanted.optional(),
  accountTypes: Wanted.optional(),
  userIds: Wanted.optional(),
  value: z.unknown(),
})
const Flag = z.strictObject({ value: z.unknown(), for: z.array(Rule).default([]) })

/** `flags.yaml`: each flag's default value, and its rules with other values. */
const FlagsFile = z.strictObject({ flags: z.record(z.string(), Flag) }).superRefine(({ flags }, context) => {
  for (const [name, { value, for: rules }] of Object.entries(flags)) {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['flags', name], message })
    if (!isFlagName(name)) wrong('expected the name of a flag')
    else if (![value, ...rules.map((rule) => rule.value)].every((each) => fitsFlag(name, each)))
      wrong('expected values of the shape that the register gives this flag')
  }
})

/** Returns a function that reads the school's flags and caches them until their file changes; empty without a file. Errors: the file is invalid. */
export function flagFile(schoolFolder: string): () => Promise<FlagDefinitions> {
  const path = join(schoolFolder, 'flags.yaml')
  let known: { version: number; flags: FlagDefinitions } | undefined
  return async () => {
    const version = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (version === undefined) return {}
    if (known?.version !== version)
      known = { version, flags: definitions(FlagsFile.parse(parse(await readFile(path, 'utf8')))) }
    return known.flags
  }
}

function definitions({ flags }: z.infer<typeof FlagsFile>): FlagDefinitions {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {
        value: flag.value,
        rules: flag.for.map(({ value, ...wanted }) => ({ value, when: conditions(wanted) })),
      },
    ]),
  )
}

function conditions(wanted: Partial<Record<keyof typeof FIELDS, string[] | undefined>>) {
  const named = Object.entries(FIELDS).flatMap(([name, field]) => {
    const values = wanted[name as keyof typeof FIELDS]
    return values ? [[field, values] as const] : []
  })
  return Object.fromEntries(named)
}
