import * as z from 'zod/mini'
import { lineField } from './profile-text.ts'

/** The maximum length of what a member says of their job, in characters; a registration allows as many. */
export const MAX_JOB_TEXT = 120

/** What a member does, in words of their own or of the lists; whatever is empty is removed. docs/product/profiles.md#job */
export const jobForm = z.object({
  industry: lineField(MAX_JOB_TEXT),
  jobFunction: lineField(MAX_JOB_TEXT),
  jobRole: lineField(MAX_JOB_TEXT),
})

/** Where a member works; an empty name removes the company. */
export const companyForm = z.object({ companyName: lineField(MAX_JOB_TEXT) })
