import { isRecord } from '../is-record.ts'
import { S3Error } from './s3-error.ts'
import { ALGORITHM, expectSignature, type S3Account, signText } from './signing-key.ts'

/** The fields that need no condition. */
const FREE_FIELDS = /^(?:policy|x-amz-signature|file|bucket|x-ignore-.*)$/

export interface PostedForm {
  bucket: string
  /** The fields before the file, by their names in lower case. */
  fields: ReadonlyMap<string, string>
  /** The bytes of the file. */
  size: number
}

/** Checks a posted form by the policy that it carries, at `now` (epoch ms). Errors: `S3Error`. */
export function checkPostPolicy(form: PostedForm, account: S3Account, now: number): void {
  const { fields } = form
  const policy = fields.get('policy')
  if (policy === undefined || fields.get('x-amz-algorithm') !== ALGORITHM)
    throw new S3Error('AccessDenied', 'Access Denied')
  expectSignature(
    fields.get('x-amz-signature'),
    signText(account, fields.get('x-amz-credential') ?? '', policy),
  )
  const { expiration, conditions } = readPolicy(policy)
  if (!(now < Date.parse(expiration))) throw failed('Policy expired.')
  const named = conditions.flatMap((condition) => checkCondition(condition, form))
  const extra = [...fields.keys()].filter((name) => !FREE_FIELDS.test(name) && !named.includes(name))
  if (extra.length > 0) throw failed(`Extra input fields: ${extra.join(', ')}`)
}

function readPolicy(policy: string): { expiration: string; conditions: unknown[] } {
  const document = parse(Buffer.from(policy, 'base64').toString())
  const { expiration, conditions } = isRecord(document) ? document : {}
  if (typeof expiration !== 'string' || !Array.isArray(conditions)) throw malformed()
  return { expiration, conditions }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw malformed()
  }
}

/** Checks one condition, and returns the field that it is about, if it is about one. */
function checkCondition(condition: unknown, { bucket, fields, size }: PostedForm): string[] {
  const [operator, subject, value] = Array.isArray(condition) ? condition : equalityOf(condition)
  if (operator === 'content-length-range') {
    if (size < Number(subject))
      throw new S3Error('EntityTooSmall', 'Your upload is smaller than the minimum allowed size')
    if (!(size <= Number(value)))
      throw new S3Error('EntityTooLarge', 'Your upload exceeds the maximum allowed size')
    return []
  }
  const name = String(subject).toLowerCase().replace(/^\$/, '')
  const given = name === 'bucket' ? bucket : fields.get(name)
  const holds = operator === 'eq' ? given === value : given?.startsWith(String(value))
  if ((operator !== 'eq' && operator !== 'starts-with') || !holds)
    throw failed(`Policy Condition failed: ${JSON.stringify([operator, `$${name}`, value])}`)
  return [name]
}

function equalityOf(condition: unknown): unknown[] {
  const [entry, ...more] = isRecord(condition) ? Object.entries(condition) : []
  if (!entry || more.length > 0) throw malformed()
  return ['eq', ...entry]
}

const failed = (reason: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`)
const malformed = () => new S3Error('InvalidPolicyDocument', 'The policy is malformed.')
