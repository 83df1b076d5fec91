import type { ProfileField } from '@section/domain/profiles/profile-fields.ts'

/** Returns the id of the control of a field, to which links of the page lead. */
export const fieldId = (field: ProfileField | `location.${string}`): string =>
  `profile-${field === 'location' ? 'location.country' : field}`
