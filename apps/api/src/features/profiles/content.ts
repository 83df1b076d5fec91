import { z } from 'zod'
import { contentProblem, type ContentProblem } from '../../server/content/content-error.ts'
import { Line } from '../../server/content/content-format.ts'
import type { FeatureContent } from '../../server/content/feature-content.ts'
import { findDuplicates } from '../../server/content/find-duplicates.ts'
import type { School } from '../../server/content/school.ts'
import { writeIndustries, writeJobFunctions } from './profile-options-store.ts'

/** The format of `profile-options.yaml`: what members choose from in their profiles, in the order shown. */
const ProfileOptionsFile = z.strictObject({
  industries: z.array(Line.max(100)),
  jobFunctions: z.array(Line.max(100)),
})

type ProfileOptions = z.infer<typeof ProfileOptionsFile>

declare module '../../server/content/school.ts' {
  interface School {
    profileOptions: ProfileOptions
  }
}

/** `profile-options.yaml`. */
export const profilesContent = {
  async read(files) {
    const options = await files.read('profile-options.yaml', ProfileOptionsFile, { optional: true })
    return { profileOptions: options ?? { industries: [], jobFunctions: [] } }
  },
  check: checkProfileOptions,
  async writeOffer(tx, { profileOptions }) {
    await writeIndustries(tx, profileOptions.industries)
    await writeJobFunctions(tx, profileOptions.jobFunctions)
  },
  counted: {
    industries: { table: 'industry_references', key: 'industry_ref_id' },
    'job functions': { table: 'job_function_references', key: 'job_function_ref_id' },
  },
} satisfies FeatureContent

/** Yields what is listed twice. */
function* checkProfileOptions({ profileOptions }: School): Generator<ContentProblem> {
  for (const list of ['industries', 'jobFunctions'] as const)
    for (const name of findDuplicates(profileOptions[list]))
      yield contentProblem('profile-options.yaml', list, `expected ${name} once`)
}
