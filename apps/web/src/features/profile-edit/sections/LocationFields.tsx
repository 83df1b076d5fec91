import { withCountry, withRegion } from '@section/domain/profiles/location-form.ts'
import { fieldId } from '../fields/field-id.ts'
import css from '../fields/fields.module.css'
import { PlaceField } from '../fields/PlaceField.tsx'
import { citiesQuery, countriesQuery, regionsQuery } from '../fields/places-query.ts'
import { useProfileField } from '../fields/use-profile-field.ts'

/** Where the member lives; regions and cities are those of the country. docs/product/profiles.md#location */
export function LocationFields() {
  const { value, kept, problem, change, settle, focusProps } = useProfileField('location')
  const { country, region, city } = value
  const errorOf = (part: string) => ((problem?.part ?? 'country') === part ? problem?.message : undefined)
  const isWithout = country === '' || errorOf('country') !== undefined
  const common = { settle, focusProps }
  const parts = {
    ...common,
    disabled: isWithout,
    ...(isWithout && { description: 'Choose the country first.' }),
  }
  return (
    <fieldset className={css.group}>
      <legend>Location</legend>
      <div className={css.three}>
        <PlaceField
          {...common}
          id={fieldId('location')}
          label="Country"
          required
          value={country}
          places={() => countriesQuery}
          error={errorOf('country')}
          // Who types over the country and returns to it keeps region and city.
          onChange={(text) => change(text === kept.country ? kept : withCountry(text))}
        />
        <PlaceField
          {...parts}
          id={fieldId('location.region')}
          label="State or region (optional)"
          addable
          value={region}
          places={() => regionsQuery(country)}
          error={errorOf('region')}
          onChange={(text) => change(text === kept.region ? kept : withRegion(value, text))}
        />
        <PlaceField
          {...parts}
          id={fieldId('location.city')}
          label="City (optional)"
          addable
          searches
          value={city}
          places={(search) => citiesQuery(country, region, search)}
          error={errorOf('city')}
          onChange={(text) => change({ ...value, city: text })}
        />
      </div>
    </fieldset>
  )
}
