import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { MEMBER_ANSWER, showMember, signInAs } from '../../../testing/signed-in.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { ProfilePhoto } from './ProfilePhoto.tsx'

type Fields = Record<string, unknown>

export const UPLOAD = {
  url: 'https://storage.example/photos',
  fileUrl: 'https://storage.example/photos/u/u1/1',
  fields: {
    acl: 'private',
    key: 'u/u1/1',
    contentType: 'image/png',
    policy: 'cG9saWN5',
    algorithm: 'AWS4-HMAC-SHA256',
    credential: 'AK/20260303/us-east-1/s3/aws4_request',
    date: '20260303T120000Z',
    signature: 'abc',
  },
}
export const PICTURE = '/dev/s3/photos/p/1.webp'

const ANSWERS = {
  createSignedUploadUrl: { upload: UPLOAD, error: null },
  saveMemberBasicInfo: { member: { userId: 'u1', profileImageUrl: PICTURE }, error: null },
}

/** Shows the photo of a member; `answers` replace fields of the endpoint's answers. Returns the variables of the requests. */
export function showPhoto({
  picture = null,
  answers = {},
}: { picture?: string | null; answers?: Fields } = {}) {
  const asked: Fields[] = []
  stubService({
    '/graphql': ({ body }) => {
      asked.push((body as { variables: Fields }).variables)
      return { body: { data: { ...ANSWERS, ...answers } } }
    },
  })
  showMember('u1')
  signInAs({ ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, profileImageUrl: picture } })
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <ProfilePhoto />
      </QueryClientProvider>
    </AppTheme>,
  )
  onTestFinished(() => {
    cleanup()
    hideToasts()
    endBrowserSignIn()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  return { asked, shown: () => queryClient.getQueryData(viewerQuery.queryKey)?.member.profileImageUrl }
}

/** A request to the storage, which a test answers. */
export class StorageRequest extends EventTarget {
  static sent: StorageRequest[] = []
  readonly upload = new EventTarget()
  status = 0
  aborted = false
  url = ''
  form = new FormData()

  open(_method: string, url: string): void {
    this.url = url
  }

  send(form: FormData): void {
    this.form = form
    StorageRequest.sent.push(this)
  }

  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  answer(status: number): void {
    this.status = status
    this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
  }
}

/** Lets the page send to a storage whose requests are recorded in `StorageRequest.sent`. */
export function stubStorage(): void {
  StorageRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', StorageRequest)
}

/** Returns a file of this size and type. */
export function fileOf(type: string, size = 3, name = 'me.png'): File {
  return Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size })
}

/** Presses a button once it can be pressed. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

/** Opens the dialog, unless it is open, and chooses a file by its button. */
export async function choose(file: File): Promise<void> {
  if (!screen.queryByRole('dialog')) await press('Add photo')
  fireEvent.change(await screen.findByLabelText('Picture'), { target: { files: [file] } })
}
