import { useRef, useState } from 'react'
import type { Cropping, Frame } from '../../../features/uploads/crop.ts'
import type { Target } from '../../../features/uploads/pixels.ts'
import type { PicturePart } from '../../../ui/PictureCrop/CropFrame.tsx'
import { toCrop } from './prepare.ts'

/**
 * Asks which part of a picture is used; `onChosen` gets null for the whole. A picture that cannot be used is passed on whole:
 * sending it says why.
 */
export function useCropping(target: Target | null) {
  const [cropping, setCropping] = useState<Cropping | null>(null)
  /** The last choice counts: a large picture takes a while to open. */
  const last = useRef<File | null>(null)
  async function ask(file: File, frame: Frame, onChosen: (part: PicturePart | null) => void) {
    last.current = file
    const seen = await toCrop(file, target)
    if (last.current !== file) return
    if (seen === null) return onChosen(null)
    const close = () => setCropping(null)
    setCropping({
      ...seen,
      frame,
      onUse: (part) => {
        close()
        onChosen(part)
      },
      onCancel: close,
    })
  }
  return { cropping, ask }
}
