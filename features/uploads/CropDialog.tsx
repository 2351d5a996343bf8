import { useState } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import type { PicturePart } from '../../ui/PictureCrop/CropFrame.tsx'
import { PictureCrop } from '../../ui/PictureCrop/PictureCrop.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { type Cropping, getMaxZoom, partInPixels } from './crop.ts'
import { type Target, pixelProblem } from './pixels.ts'

type Props = {
  /** Null while no picture waits. */
  cropping: Cropping | null
  /** The size that the part needs. */
  target: Target
}

export function CropDialog({ cropping, target }: Props) {
  const [framed, setFramed] = useState<{ readonly src: string; readonly part: PicturePart } | null>(null)
  // The part of an earlier picture is none of this one.
  const part = framed !== null && framed.src === cropping?.src ? framed.part : null
  const problem = cropping && part && pixelProblem(partInPixels(part, cropping.pixels), target, 'This part')
  return (
    <Dialog
      open={cropping !== null}
      onClose={() => cropping?.onCancel()}
      closesOnPressBeside={false}
      size="lg"
      title="Crop the picture"
      actions={
        cropping && (
          <>
            <Button disabled={part === null || problem !== null} onClick={() => cropping.onUse(part)}>
              Use this part
            </Button>
            <Button variant="soft" onClick={() => cropping.onUse(null)}>
              Use the whole picture
            </Button>
          </>
        )
      }>
      {cropping && (
        <Stack space="sm">
          <PictureCrop
            key={cropping.src}
            src={cropping.src}
            aspect={cropping.frame.aspect}
            round={cropping.frame.isRound ?? false}
            maxZoom={getMaxZoom(cropping.pixels, cropping.frame.aspect, target)}
            onChange={(of) => setFramed({ src: cropping.src, part: of })}
          />
          {problem !== null && (
            <Alert tone="warning" live="polite">
              {problem}
            </Alert>
          )}
        </Stack>
      )}
    </Dialog>
  )
}
