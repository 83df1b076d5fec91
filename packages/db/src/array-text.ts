/**
 * Numbers, truth values or ids as the text of an array, so that the driver need not look at each element. PostgreSQL
 * reads it where the statement names the type of the parameter.
 */
export const arrayText = (values: readonly (number | string | boolean)[]): string => `{${values.join(',')}}`

/** Texts of any kind as the text of an array. */
export const quotedArrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
