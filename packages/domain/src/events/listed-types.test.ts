import { expect, test } from 'vitest'
import { listedTypes } from './listed-types.ts'

test.each([
  [undefined, ['ORIENTATION', 'LISTEN_AND_LEARN']],
  [null, ['ORIENTATION', 'LISTEN_AND_LEARN']],
  ['ORIENTATION', ['ORIENTATION', 'LISTEN_AND_LEARN']],
  ['LISTEN_AND_LEARN', ['LISTEN_AND_LEARN']],
  ['OFFICE_HOURS', []],
] as const)(
  'A list of events that is asked for the type %s shows events of the types %j',
  (filter, types) => {
    expect(listedTypes(filter)).toEqual(types)
  },
)
