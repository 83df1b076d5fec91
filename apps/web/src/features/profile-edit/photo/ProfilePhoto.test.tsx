import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../../../lib/config.ts'
import { loadPicture } from './crop-picture.ts'
import {
  choose,
  fileOf,
  PICTURE,
  press,
  showPhoto,
  StorageRequest,
  stubStorage,
  UPLOAD,
} from './photo-dialog.fixture.tsx'

vi.mock('react-easy-crop', async () => {
  const { useEffect } = await import('react')
  const WHOLE = { x: 0, y: 0, width: 100, height: 100 }
  return {
    default({ onCropAreaChange }: { onCropAreaChange: (area: object) => void }) {
      useEffect(() => onCropAreaChange(WHOLE), [onCropAreaChange])
      return 'The picture'
    },
  }
})
vi.mock('./crop-picture.ts', () => ({
  loadPicture: vi.fn(async () => ({})),
  cropPicture: async () => ({ file: new Blob(['cropped']), type: 'image/png' }),
}))

beforeEach(stubStorage)
afterEach(() => {
  vi.mocked(loadPicture).mockClear()
  config.takesPhotos = true
})

const request = () => waitFor(() => StorageRequest.sent[0] ?? Promise.reject(new Error('Nothing was sent.')))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('A photo is cropped, sent straight to the storage with the fields in their order, saved and shown at once', async () => {
  const { asked, shown } = showPhoto()
  await choose(fileOf('image/png'))
  await press('Save photo')
  const sent = await request()
  expect(asked).toEqual([{ fileType: 'image/png' }])
  expect(sent.url).toBe(UPLOAD.url)
  expect([...sent.form.keys()].join(' ')).toBe(
    'acl key Content-Type Policy X-Amz-Algorithm X-Amz-Credential X-Amz-Date X-Amz-Signature file',
  )
  sent.progress(1, 2)
  const progress = await screen.findByRole('progressbar', { name: 'Progress of your photo' })
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'))
  sent.answer(204)
  expect(await screen.findByText('Your information has been saved.')).toBeDefined()
  expect(asked[1]).toEqual({ userId: 'u1', profileImageUrl: UPLOAD.fileUrl })
  expect(shown()).toBe(PICTURE)
  await closed()
  expect(screen.getByRole('button', { name: 'Change photo' })).toBeDefined()
})

test.each([
  [5_242_880, null],
  [5_242_881, 'Image must be less than 5MB'],
])('A picture of %i bytes is checked before anything else', async (size, problem) => {
  const { asked } = showPhoto()
  await choose(fileOf('image/jpeg', size))
  if (problem === null) await screen.findByRole('button', { name: 'Save photo' })
  else expect(await screen.findByText(problem)).toBeDefined()
  expect(vi.mocked(loadPicture).mock.calls).toHaveLength(problem === null ? 1 : 0)
  expect(asked).toEqual([])
})

test('A file of another type, and one that is no picture, are refused in words, and another can be chosen', async () => {
  showPhoto()
  await choose(fileOf('image/svg+xml'))
  expect(await screen.findByText('Please choose a PNG, JPEG or GIF picture.')).toBeDefined()
  vi.mocked(loadPicture).mockRejectedValueOnce(new Error('broken'))
  await choose(fileOf('image/gif'))
  expect(await screen.findByText('This picture could not be read. Please choose another one.')).toBeDefined()
  await choose(fileOf('image/gif'))
  await screen.findByRole('button', { name: 'Save photo' })
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

test.each([0, 403, 503])('A storage that answers %i keeps the picture for another try', async (status) => {
  showPhoto()
  await choose(fileOf('image/png'))
  await press('Save photo')
  ;(await request()).answer(status)
  expect(await screen.findByText('Something went wrong')).toBeDefined()
  expect(screen.getByText(/^Your photo could not be sent/)).toBeDefined()
  StorageRequest.sent = []
  await press('Try again')
  ;(await request()).answer(204)
  expect(await screen.findByText('Your information has been saved.')).toBeDefined()
})

test('A photo that the server refuses says why, and the picture stays', async () => {
  const error = { message: 'Too many tries. Please try again in an hour.' }
  showPhoto({ answers: { createSignedUploadUrl: { upload: null, error } } })
  await choose(fileOf('image/png'))
  await press('Save photo')
  expect(await screen.findByText(error.message)).toBeDefined()
  expect(screen.getByText('Something went wrong')).toBeDefined()
  expect(screen.getByText('The picture')).toBeDefined()
  await press('Choose another picture')
  expect(screen.queryByText(error.message)).toBeNull()
  await screen.findByLabelText('Picture')
})

test('Stopping ends the sending and keeps the picture, and closing ends it, too', async () => {
  const { asked } = showPhoto()
  await choose(fileOf('image/png'))
  await press('Save photo')
  const first = await request()
  await press('Stop')
  expect(first.aborted).toBe(true)
  StorageRequest.sent = []
  await press('Save photo')
  const second = await request()
  await press('Close')
  expect(second.aborted).toBe(true)
  await closed()
  expect(asked.every((variables) => !('profileImageUrl' in variables))).toBe(true)
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('A photo is removed once the member confirms it', async () => {
  const saved = { member: { userId: 'u1', profileImageUrl: null }, error: null }
  const { asked, shown } = showPhoto({ picture: PICTURE, answers: { saveMemberBasicInfo: saved } })
  expect(screen.getByRole('img', { name: 'Nora Lindqvist' }).getAttribute('src')).toBe(PICTURE)
  await press('Remove photo')
  await screen.findByRole('dialog', { name: 'Remove your photo?' })
  await press('Cancel')
  await closed()
  await press('Remove photo')
  const [, confirm] = await screen.findAllByRole('button', { name: 'Remove photo', hidden: true })
  confirm?.click()
  expect(await screen.findByText('Your information has been saved.')).toBeDefined()
  expect(asked).toEqual([{ userId: 'u1', profileImageUrl: '' }])
  expect(shown()).toBeNull()
})

test('A photo that could not be removed stays', async () => {
  const saved = { member: null, error: { message: 'No.' } }
  const { shown } = showPhoto({ picture: PICTURE, answers: { saveMemberBasicInfo: saved } })
  await press('Remove photo')
  await screen.findByRole('dialog')
  const [, confirm] = await screen.findAllByRole('button', { name: 'Remove photo', hidden: true })
  confirm?.click()
  expect(await screen.findByText('Something went wrong')).toBeDefined()
  expect(shown()).toBe(PICTURE)
})

test('A school without a storage says so, and a photo can still be removed there', () => {
  config.takesPhotos = false
  showPhoto({ picture: PICTURE })
  expect(screen.getByText('Your school takes no photos yet.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change photo' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove photo' })).toBeDefined()
})
