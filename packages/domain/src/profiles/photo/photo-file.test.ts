import { expect, test } from 'vitest'
import { photoFileProblem, photoTypeOf } from './photo-file.ts'

test.each(['image/png', 'image/jpeg', 'image/gif'])(
  'A file of type %s may be a photo up to 5,242,880 bytes, and no byte more',
  (type) => {
    expect(photoFileProblem({ type, size: 5_242_880 })).toBeNull()
    expect(photoFileProblem({ type, size: 5_242_881 })).toBe('IMAGE_TOO_BIG')
  },
)

test.each(['image/svg+xml', 'image/webp', 'image/jpg', 'text/html', ''])(
  'A file of type "%s" is no photo, and its size is checked first',
  (type) => {
    expect(photoFileProblem({ type, size: 5_242_880 })).toBe('INVALID_IMAGE_TYPE')
    expect(photoFileProblem({ type, size: 5_242_881 })).toBe('IMAGE_TOO_BIG')
  },
)

test('The type of a file is told by its first bytes alone', () => {
  const typeOf = (text: string) => photoTypeOf(Buffer.from(text, 'latin1'))
  expect(typeOf('\x89PNG\r\n\x1a\n…')).toBe('image/png')
  expect(typeOf('\xff\xd8\xff\xe0')).toBe('image/jpeg')
  expect([typeOf('GIF87a'), typeOf('GIF89a/*')]).toEqual(['image/gif', 'image/gif'])
  for (const other of [
    '',
    'GIF8',
    '\x89PNG\n',
    '<svg xmlns="…"/>',
    '%PDF-1.7',
    'RIFF\0\0\0\0WEBP',
    'PK\x03\x04',
  ])
    expect(typeOf(other), other).toBeNull()
})
