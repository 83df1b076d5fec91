export type MediaType = 'application/json' | 'application/graphql-response+json'

const MEDIA_TYPES: Record<string, MediaType> = {
  'application/graphql-response+json': 'application/graphql-response+json',
  'application/json': 'application/json',
  'application/*': 'application/json',
  '*/*': 'application/json',
}

/** Returns the media type that the Accept header prefers; undefined when the client accepts neither. */
export function negotiate(accept: string | undefined): MediaType | undefined {
  if (!accept) return 'application/json'
  let chosen: { mediaType: MediaType; weight: number } | undefined
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const mediaType = Object.hasOwn(MEDIA_TYPES, type) ? MEDIA_TYPES[type] : undefined
    const weight = weightOf(parameters)
    if (mediaType && isUtf8(parameters) && weight > (chosen?.weight ?? 0)) chosen = { mediaType, weight }
  }
  return chosen?.mediaType
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0
}

function isUtf8(parameters: string[]): boolean {
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset)
}
