import { type Target, pixelProblem, pixelsIn, reducedTo } from '../../../features/uploads/pixels.ts'
import { pictureType, signatureProblem } from '../../../features/uploads/signature.ts'

/** A file that is ready to be sent, or why it cannot be. */
type Prepared = { readonly ok: true; readonly file: Blob; readonly preview: string } | { readonly ok: false; readonly error: string }

const unreadable = 'We could not read this picture: it may be damaged. Please save it again as JPEG or PNG.'

/** A JPEG may have its size after long notes of the camera. */
const headBytes = 512 * 1024

/** The longer side of the small copy in the list. */
const previewPixels = 96

function drawn(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/** A `data:` address, because the pages' security policy allows no `blob:` pictures. */
function previewOf(bitmap: ImageBitmap): string {
  const scale = Math.min(1, previewPixels / Math.max(bitmap.width, bitmap.height))
  return drawn(bitmap, Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))).toDataURL('image/png')
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9)
  })

/** Checks that a file is a picture, and its pixels, and reduces a picture that is larger than the target. */
export async function prepare(file: File, target: Target | null): Promise<Prepared> {
  try {
    const buffer = await file.slice(0, headBytes).arrayBuffer()
    const head = new Uint8Array(buffer)
    const named = pixelsIn(buffer)
    const unfit = signatureProblem(head) ?? (named && pixelProblem(named, null))
    if (unfit !== null) return { ok: false, error: unfit }
    const bitmap = await createImageBitmap(file)
    try {
      // The decoded picture counts: a camera may have noted that it must be turned.
      const problem = pixelProblem(bitmap, target)
      if (problem !== null) return { ok: false, error: problem }
      const to = reducedTo(bitmap, target)
      const reduced = to.width === bitmap.width ? file : await blobOf(drawn(bitmap, to.width, to.height), pictureType(head) ?? file.type)
      return { ok: true, file: reduced ?? file, preview: previewOf(bitmap) }
    } finally {
      bitmap.close()
    }
  } catch {
    return { ok: false, error: unreadable }
  }
}
