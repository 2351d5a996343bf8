import { pixelsIn } from '../../../features/uploads/pixels.ts'

/** In bytes. */
export const sizeLimit = 10_000_000

/** The sandbox may run for weeks. */
const most = 60

type Picture = { readonly type: string; readonly bytes: ArrayBuffer }

/** In memory, and not in the state: the state is written to the disk as text, for each change. */
const pictures = new Map<string, Picture>()

/** Saves a picture and returns its id. */
export async function savePicture(file: File): Promise<string> {
  const id = crypto.randomUUID()
  pictures.set(id, { type: file.type, bytes: await file.arrayBuffer() })
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
