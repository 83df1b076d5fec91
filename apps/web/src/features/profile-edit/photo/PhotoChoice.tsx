import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { PHOTO_TYPES } from '@section/domain/profiles/photo/photo-file.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import css from './photo.module.css'

/** The place where a picture is dropped, with a button that opens the device's own dialog for files. */
export function PhotoChoice({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const openDialog = useRef<() => void>(null)
  const take = (file: File | undefined) => {
    if (file) onChoose(file)
  }
  return (
    <Dropzone
      className={css.drop}
      accept={[...PHOTO_TYPES]}
      multiple={false}
      openRef={openDialog}
      // The button inside has a name and takes the focus.
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Picture' }}
      onDrop={([file]) => take(file)}
      // What the browser's dialog would not offer can still be dropped, and is refused in words.
      onReject={([rejected]) => take(rejected?.file)}
    >
      <Icon of={IconPhotoUp} size={40} />
      <p className={css.invitation}>Drop a picture here</p>
      <Button variant="primary" data-autofocus onClick={() => openDialog.current?.()}>
        Choose a picture
      </Button>
      <p className={css.note}>PNG, JPEG or GIF, up to 5 MB</p>
    </Dropzone>
  )
}
