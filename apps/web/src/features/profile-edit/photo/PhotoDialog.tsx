import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import type { PictureArea } from './crop-picture.ts'
import css from './photo.module.css'
import { PhotoChoice } from './PhotoChoice.tsx'
import { PhotoCrop } from './PhotoCrop.tsx'
import { useChosenPicture } from './use-chosen-picture.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

interface PhotoDialogProps {
  readonly opened: boolean
  readonly userId: string
  readonly onClose: () => void
}

/** The dialog in which a member chooses a picture, crops it and saves it as their photo. */
export function PhotoDialog({ opened, userId, onClose }: PhotoDialogProps) {
  const { chosen, problem, choose, forget } = useChosenPicture()
  const [area, setArea] = useState<PictureArea | null>(null)
  const { progress, failure, send, cancel, forgetFailure } = usePhotoUpload(userId)
  const isBusy = progress.at !== 'rest'
  const startOver = () => {
    forget()
    forgetFailure()
    setArea(null)
  }
  const close = () => {
    cancel()
    onClose()
    startOver()
  }
  const save = async () => {
    if (chosen && area && (await send(chosen, area))) close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => progress.at !== 'saving' && close()}
      title="Your photo"
      actions={
        <>
          {progress.at === 'sending' ? (
            <Button onClick={cancel}>Stop</Button>
          ) : (
            <Button onClick={close} disabled={progress.at === 'saving'}>
              Cancel
            </Button>
          )}
          {chosen && (
            <Button variant="primary" busy={isBusy || !area} onClick={() => void save()}>
              {failure === null ? 'Save photo' : 'Try again'}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        <FormError>{problem ?? failure}</FormError>
        {chosen ? (
          <PhotoCrop url={chosen.url} locked={isBusy} onArea={setArea} onOther={startOver} />
        ) : (
          <PhotoChoice onChoose={(file) => void choose(file)} />
        )}
        {isBusy && (
          <div className={css.progress} role="status">
            <span>{progress.at === 'sending' ? 'Sending your photo…' : 'Saving...'}</span>
            <ProgressLine
              value={progress.at === 'sending' ? progress.share : 1}
              label="Progress of your photo"
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
