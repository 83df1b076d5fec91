import {
  type EditedField,
  type EditedProfile,
  type FieldProblem,
  fieldProblem,
} from '@section/domain/profiles/editing/edited-profile.ts'
import type { LocationValues } from '@section/domain/profiles/location-form.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { countriesQuery } from '../fields/places-query.ts'

/** Returns what is wrong with what was typed into a field of a member who lives in `country`; null when it can be saved. */
export function typedProblem<Field extends EditedField>(
  field: Field,
  typed: EditedProfile[Field],
  country: string | undefined,
): FieldProblem | null {
  const problem = fieldProblem(field, typed)
  if (problem || field !== 'location') return problem
  // The field is the location, so that this is its value.
  const message = countryMessage((typed as LocationValues).country, country)
  return message === undefined ? null : { message, part: 'country' }
}

/** The country of the profile stays, whatever the list has, and any is taken when the list cannot be loaded. */
function countryMessage(typed: string, country: string | undefined): string | undefined {
  const { queryKey } = countriesQuery
  const countries = queryClient.getQueryData<readonly string[]>(queryKey)
  if (typed === country || countries?.includes(typed)) return undefined
  if (countries) return 'Choose a country from the list.'
  if (queryClient.getQueryState(queryKey)?.status === 'error') return undefined
  return 'Saved as soon as the countries have loaded.'
}
