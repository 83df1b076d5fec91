import '@mantine/core/styles/Slider.layer.css'
import 'react-easy-crop/react-easy-crop.css'
import { Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '@section/ui/button/Button.tsx'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { PictureArea } from './crop-picture.ts'
import css from './photo.module.css'

const [MIN_ZOOM, MAX_ZOOM, ZOOM_STEP] = [1, 4, 0.1]
/** The pixels of the screen by which an arrow key moves the picture; with Shift it is a fifth of that. */
const MOVE_STEP = 10

interface PhotoCropProps {
  readonly url: string
  /** True while the photo is being saved as it is. */
  readonly locked: boolean
  readonly onArea: (area: PictureArea) => void
  /** Called when the member wants another picture. */
  readonly onOther: () => void
}

/** The picture behind a square that shows what will be kept, moved and zoomed by pointer, touch or keyboard. */
export function PhotoCrop({ url, locked, onArea, onOther }: PhotoCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(MIN_ZOOM)
  const hint = useId()
  const zoomBy = (steps: number) =>
    setZoom((before) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, before + steps * ZOOM_STEP)))
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these keys the browser zooms its page.
    if (ctrlKey || metaKey) return
    if (key === '+' || key === '=') zoomBy(1)
    if (key === '-' || key === '_') zoomBy(-1)
  }
  return (
    <div className={css.crop} inert={locked}>
      <div className={css.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          aspect={1}
          showGrid={false}
          keyboardStep={MOVE_STEP}
          // Its own way of adding the styles is what the pages' policy forbids.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: css.square ?? '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Part of the picture',
            'aria-describedby': hint,
            // `onKeyDown` would take the place of its own, which moves the picture.
            onKeyDownCapture: onKeyDown,
          }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onArea}
        />
      </div>
      {!locked && (
        <>
          <div className={css.zoom}>
            <IconButton
              label="Zoom out"
              icon={<Icon of={IconMinus} size={20} />}
              onClick={() => zoomBy(-1)}
            />
            <Slider
              className={css.slider ?? ''}
              thumbLabel="Zoom"
              label={null}
              min={MIN_ZOOM}
              max={MAX_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              onChange={setZoom}
              thumbProps={{ 'aria-valuetext': `${Math.round(zoom * 100)} %` }}
            />
            <IconButton label="Zoom in" icon={<Icon of={IconPlus} size={20} />} onClick={() => zoomBy(1)} />
          </div>
          <p id={hint} className={css.note}>
            Drag the picture, or move it with the arrow keys. Zoom with + and −.
          </p>
          <Button variant="quiet" size="small" onClick={onOther}>
            Choose another picture
          </Button>
        </>
      )}
    </div>
  )
}
