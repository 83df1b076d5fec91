import type { ProfileField } from '@section/domain/profiles/profile-fields.ts'

/** Returns the id of the control of a field, to which links lead, also those of other screens. */
export const fieldId = (field: ProfileField | `location.${string}`): string =>
  `profile-${field === 'location' ? 'location.country' : field}`
