export type Pixels = { readonly width: number; readonly height: number }

type Side = { readonly side: 'width' | 'height'; readonly pixels: number }

/** The size that the product shows. Smaller pictures would be blurred; larger ones are reduced to it, or to `reducedTo`. */
export type Target = Side & { readonly reducedTo?: Side }

const hero = { side: 'width', pixels: 1920 } as const

/** A §9. A picture of the gallery may become the hero, so it keeps what a hero needs. */
export const targets = {
  logo: { side: 'height', pixels: 240 },
  hero,
  gallery: { side: 'height', pixels: 280, reducedTo: hero },
  /** Any size will do. A phone's camera makes larger pictures than the product shows, and than a browser of a phone can draw. */
  email: { side: 'width', pixels: 1, reducedTo: hero },
  photo: { side: 'width', pixels: 1, reducedTo: { side: 'width', pixels: 1024 } },
} as const satisfies Record<string, Target>

/** A browser cannot decode more in the memory of a phone. */
const most = 50_000_000

const adjectiveOf = { width: 'wide', height: 'high' } as const

export const targetHint = ({ side, pixels }: Target): string =>
  `At least ${pixels.toLocaleString('en-US')} pixels ${adjectiveOf[side]}. Larger pictures are reduced.`

/** Why a picture, or `what` of it, cannot be used; null if it can. Without a target any size will do. */
export function pixelProblem({ width, height }: Pixels, target: Target | null, what = 'This picture'): string | null {
  if (width * height > most) return `${what} has ${width} × ${height} pixels. Please choose one with fewer than 50 million.`
  if (target === null) return null
  const has = target.side === 'width' ? width : height
  if (has >= target.pixels) return null
  return `${what} is ${has} pixels ${adjectiveOf[target.side]}. It needs at least ${target.pixels}, or it would look blurred.`
}

/** The size to send: the largest that the target needs. The proportions stay. */
export function reducedTo({ width, height }: Pixels, target: Target): Pixels {
  const scaleTo = ({ side, pixels }: Side) => pixels / (side === 'width' ? width : height)
  const scale = Math.min(1, Math.max(scaleTo(target), scaleTo(target.reducedTo ?? target)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const isPng = (bytes: DataView) => bytes.byteLength >= 24 && bytes.getUint32(0) === 0x89504e47
const isJpeg = (bytes: DataView) => bytes.byteLength >= 4 && bytes.getUint16(0) === 0xffd8

/** Markers of a JPEG's frame, which holds its size: SOF0 to SOF15, without the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size in the head of a PNG or JPEG file; null for anything else. Read before decoding: an absurd size would exhaust the memory. */
export function pixelsIn(buffer: ArrayBuffer): Pixels | null {
  const bytes = new DataView(buffer)
  if (isPng(bytes)) return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
  if (!isJpeg(bytes)) return null
  for (let at = 2; at + 9 <= bytes.byteLength; at += 2 + bytes.getUint16(at + 2)) {
    if (bytes.getUint8(at) !== 0xff) return null
    if (isFrame(bytes.getUint8(at + 1))) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }
  }
  return null
}
