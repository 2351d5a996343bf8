import type { PicturePart } from '../../../ui/PictureCrop/CropFrame.tsx'
import { type Cropping, partInPixels, type Frame } from '../../../features/uploads/crop.ts'
import { type Pixels, type Target, pixelProblem, pixelsIn, reducedTo } from '../../../features/uploads/pixels.ts'
import { pictureType, signatureProblem } from '../../../features/uploads/signature.ts'
import { useRef, useState } from 'react'

/** A file that is ready to be sent, or why it cannot be. */
type Prepared = { readonly ok: true; readonly file: Blob; readonly preview: string } | { readonly ok: false; readonly error: string }

const unreadable = 'We could not read this picture: it may be damaged. Please save it again as JPEG or PNG.'

/** A JPEG may have its size after long notes of the camera. */
const headBytes = 512 * 1024

/** The longer side of the small copy in the list. */
const previewPixels = 96

/** The longer side of the copy that is cropped. */
const croppingPixels = 1600

const all = ({ width, height }: Pixels): PicturePart => ({ x: 0, y: 0, width, height })

function drawn(bitmap: ImageBitmap, of: PicturePart, { width, height }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, of.x, of.y, of.width, of.height, 0, 0, width, height)
  return canvas
}

/** A small copy. A `data:` address, because the pages' security policy allows no `blob:` pictures. */
function drawCopy(bitmap: ImageBitmap, of: PicturePart, longest: number, type: string): string {
  const scale = Math.min(1, longest / Math.max(of.width, of.height))
  const size = { width: Math.max(1, Math.round(of.width * scale)), height: Math.max(1, Math.round(of.height * scale)) }
  return drawn(bitmap, of, size).toDataURL(type, 0.85)
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9)
  })

type Opened = { readonly ok: true; readonly bitmap: ImageBitmap; readonly type: string } | { readonly ok: false; readonly error: string }

/** Decodes a file that is a picture of a size that a phone can hold. The caller closes the bitmap. */
async function openPicture(file: File): Promise<Opened> {
  try {
    const buffer = await file.slice(0, headBytes).arrayBuffer()
    const head = new Uint8Array(buffer)
    const named = pixelsIn(buffer)
    const unfit = signatureProblem(head) ?? (named && pixelProblem(named, null))
    if (unfit !== null) return { ok: false, error: unfit }
    // The decoded picture counts: a camera may have noted that it must be turned.
    return { ok: true, bitmap: await createImageBitmap(file), type: pictureType(head) ?? file.type }
  } catch {
    return { ok: false, error: unreadable }
  }
}

/** The preview of a picture while a person crops it; null if it cannot be used, and sending it shows why. */
async function toCrop(file: File, target: Target): Promise<Pick<Cropping, 'src' | 'pixels'> | null> {
  const opened = await openPicture(file)
  if (!opened.ok) return null
  const { bitmap, type } = opened
  try {
    const pixels = { width: bitmap.width, height: bitmap.height }
    return pixelProblem(pixels, target) === null ? { src: drawCopy(bitmap, all(pixels), croppingPixels, type), pixels } : null
  } finally {
    bitmap.close()
  }
}

/**
 * Checks that a file is a picture, and its pixels, and draws it, or a part of it, anew: no larger than the target, and without what its
 * camera has noted, such as the place. Of a picture that moves it takes the first.
 */
export async function prepare(file: File, target: Target, part: PicturePart | null = null): Promise<Prepared> {
  const opened = await openPicture(file)
  if (!opened.ok) return opened
  const { bitmap, type } = opened
  try {
    const of = part === null ? all(bitmap) : partInPixels(part, bitmap)
    const problem = pixelProblem(of, target)
    if (problem !== null) return { ok: false, error: problem }
    const sent = await toBlob(drawn(bitmap, of, reducedTo(of, target)), type)
    return sent === null
      ? { ok: false, error: unreadable }
      : { ok: true, file: sent, preview: drawCopy(bitmap, of, previewPixels, 'image/png') }
  } catch {
    return { ok: false, error: unreadable }
  } finally {
    bitmap.close()
  }
}

/**
 * Lets the person choose a part of a picture; `onChosen` gets null for the whole, also if it cannot be used: sending it shows
 * why.
 */
export function useCropping(target: Target) {
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
