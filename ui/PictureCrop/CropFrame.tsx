import 'react-easy-crop/react-easy-crop.css'
import { type RefObject, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { defaultMessages } from './messages.ts'
import * as styles from './PictureCrop.css.ts'

/** A part of a picture, in percent of its sides. */
export type PicturePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PictureCropProps = {
  /** Address of the picture. */
  src: string
  /** The proportions of the part: its width divided by its height. */
  aspect: number
  /** Shows the part as a circle. */
  round?: boolean
  /**
   * The largest zoom: a smaller part would be blurred. With 1 the picture is only moved.
   * @default 4
   */
  maxZoom?: number
  /** Called with the part that is inside the frame, also before the first move. */
  onChange: (part: PicturePart) => void
  /** Texts to use instead of the defaults in PictureCrop/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const steps = [1.25, 1.5, 1.75, 2, 2.5, 3] as const
const limit = 4

const moves = [
  { side: 'left', icon: 'back', key: 'ArrowLeft' },
  { side: 'up', icon: 'up', key: 'ArrowUp' },
  { side: 'down', icon: 'downward', key: 'ArrowDown' },
  { side: 'right', icon: 'forward', key: 'ArrowRight' },
] as const

/** A move by a button is the same as by a key, which stays within the picture. */
function pressKey(cropper: RefObject<HTMLDivElement> | null, key: string) {
  for (const type of ['keydown', 'keyup']) cropper?.current.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
}

type Props = Omit<PictureCropProps, 'messages'> & { say: typeof defaultMessages }

/** Moves and zooms a picture. Its script loads when a picture is cropped. */
export function CropFrame({ src, aspect, round = false, maxZoom = limit, onChange, say }: Props) {
  const end = Math.min(maxZoom, limit)
  const [second, ...others] = [...steps.filter((step) => step < end), end]
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(1)
  const [cropper, setCropper] = useState<RefObject<HTMLDivElement> | null>(null)
  const hint = useId()
  return (
    <Stack space="sm">
      <div className={styles.stage}>
        <Cropper
          image={src}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          crop={crop}
          zoom={zoom}
          maxZoom={end}
          showGrid={!round}
          // Its styles are part of ours: the pages' security policy allows no others.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.part }}
          cropperProps={{ role: 'group', 'aria-label': say.picture, 'aria-describedby': hint }}
          mediaProps={{ alt: '' }}
          keyboardStep={10}
          setCropperRef={setCropper}
          // Before the picture and its place have a size, the library moves to no number, and its part has no width.
          onCropChange={(moved) => {
            if (Number.isFinite(moved.x + moved.y)) setCrop(moved)
          }}
          onZoomChange={setZoom}
          onCropAreaChange={(part) => {
            if (part.width > 0) onChange(part)
          }}
        />
      </div>
      <div id={hint}>
        <Text size="sm" tone="muted">
          {say.howTo}
        </Text>
      </div>
      <div role="group" aria-label={say.move} dir="ltr">
        <Inline space="none" justify="center">
          {moves.map(({ side, icon, key }) => (
            <IconButton key={side} icon={icon} label={say[side]} onClick={() => pressKey(cropper, key)} />
          ))}
        </Inline>
      </div>
      {end > 1 && (
        <Slider
          label={say.zoom}
          stops={[1, second, ...others]}
          value={zoom}
          format={(stop) => `${Math.round(stop * 100)}%`}
          onChange={setZoom}
        />
      )}
    </Stack>
  )
}
