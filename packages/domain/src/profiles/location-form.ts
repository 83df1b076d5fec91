import * as z from 'zod/mini'
import { REQUIRED } from '../invitations/pass-registration-form.ts'
import { lineField } from './profile-text.ts'

/** The maximum length of the name of a country, region or city, in characters. */
export const MAX_PLACE_NAME = 100

/** Where a member lives, saved whole; an empty region or city is removed. docs/product/profiles.md#location */
export const locationForm = z.object({
  country: lineField(MAX_PLACE_NAME).check(z.minLength(1, { error: REQUIRED })),
  region: lineField(MAX_PLACE_NAME),
  city: lineField(MAX_PLACE_NAME),
})

export type LocationValues = z.infer<typeof locationForm>

/** Returns the location after another country was chosen, which has other regions and cities. */
export const withCountry = (country: string): LocationValues => ({ country, region: '', city: '' })

/** Returns the location after another region was chosen, which has other cities. */
export const withRegion = ({ country }: LocationValues, region: string): LocationValues => ({
  country,
  region,
  city: '',
})
