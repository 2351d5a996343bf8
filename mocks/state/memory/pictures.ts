import { pixelsIn } from '../../../features/uploads/pixels.ts'

/** In bytes. */
export const sizeLimit = 10_000_000

/** The sandbox may run for weeks. */
const most = 60

type Picture = { readonly type: string; readonly bytes: ArrayBuffer }

/** In memory, and not in the state: the state is written to the disk as text, for each change. */
const pictures = new Map<string, Picture>()

/** The parts of a file in which cameras and editors write the place of a picture: Exif in a JPEG and in a PNG, and XMP in both. */
const notes = /Exif\0\0|eXIf(?:MM|II)|ns\.adobe\.com\/xap|XML:com\.adobe\.xmp/

/** The bytes of a picture. Throws if a camera's notes are in them: the apps draw each picture anew, so that nobody learns where it was taken. */
export async function drawnBytes(file: File): Promise<ArrayBuffer> {
  const bytes = await file.arrayBuffer()
  if (notes.test(new TextDecoder('latin1').decode(bytes))) throw new Error(`“${file.name}” still has the notes of its camera.`)
  return bytes
}

/** Saves a picture and returns its id. */
export async function savePicture(file: File): Promise<string> {
  const id = crypto.randomUUID()
  pictures.set(id, { type: file.type, bytes: await drawnBytes(file) })
  const [oldest] = pictures.keys()
  if (pictures.size > most && oldest !== undefined) pictures.delete(oldest)
  return id
}

/** The width of a picture that the host shows at this address; null for any other. */
export function widthAt(url: string): number | null {
  const picture = pictures.get(url.slice(url.lastIndexOf('/') + 1))
  return picture ? (pixelsIn(picture.bytes)?.width ?? null) : null
}

export const findPicture = (id: string): Picture | undefined => pictures.get(id)
