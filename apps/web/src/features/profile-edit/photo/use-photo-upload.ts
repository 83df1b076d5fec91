import { useEffect, useRef, useState } from 'react'
import { repeatableFailure } from '../../../lib/graphql/failures.ts'
import { cropPicture, type PictureArea } from './crop-picture.ts'
import { showNotSaved } from '../save-toasts.ts'
import { permitUpload, PhotoRefused, showAsPhoto } from './photo-mutations.ts'
import { postUpload, UploadFailed } from './post-upload.ts'
import type { ChosenPicture } from './use-chosen-picture.ts'

/** How far a photo is: nothing is under way, its file is being sent (the share, 0 to 1), or it is being saved. */
export type PhotoProgress = { at: 'rest' } | { at: 'sending'; share: number } | { at: 'saving' }

const REST: PhotoProgress = { at: 'rest' }

/** Sends a part of the chosen picture to the storage and shows it as the member's photo; `send` tells whether that is done. */
export function usePhotoUpload(userId: string) {
  const [progress, setProgress] = useState<PhotoProgress>(REST)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async ({ picture, type }: ChosenPicture, area: PictureArea): Promise<boolean> => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: PhotoProgress) => {
      if (!signal.aborted) setProgress(next)
    }
    setFailure(null)
    show({ at: 'sending', share: 0 })
    try {
      const cropped = await cropPicture(picture, area, type)
      const upload = await permitUpload(cropped.type)
      await postUpload(upload, cropped.file, {
        signal,
        onProgress: (share) => show({ at: 'sending', share }),
      })
      // What is being saved now cannot be called back, so nothing ends it any more.
      running.current = null
      show({ at: 'saving' })
      await showAsPhoto(userId, upload.fileUrl)
      setProgress(REST)
      return true
    } catch (error) {
      if (signal.aborted) return false
      showNotSaved()
      setFailure(messageOf(error))
      setProgress(REST)
      return false
    }
  }
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setProgress(REST)
  }
  return { progress, failure, send, cancel, forgetFailure: () => setFailure(null) }
}

function messageOf(error: unknown): string {
  if (error instanceof PhotoRefused) return error.message
  return error instanceof UploadFailed
    ? 'Your photo could not be sent. Check your connection and try again.'
    : repeatableFailure(error)
}
