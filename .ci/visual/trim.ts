import { PNG } from 'pngjs'

/** Room that is left around what is on a picture. */
const margin = 24

/** How much of a picture, from its upper left corner, is more than its ground: the colour of its lower right corner. */
function extent({ width, height, data }: PNG): readonly [width: number, height: number] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const ground = pixels.at(-1)
  let [right, bottom] = [0, 0]
  for (let place = 0; place < pixels.length; place += 1) {
    if (pixels[place] === ground) continue
    right = Math.max(right, place % width)
    bottom = Math.floor(place / width)
  }
  return [Math.min(right + 1 + margin, width), Math.min(bottom + 1 + margin, height)]
}

/** Cuts the empty ground off the right and the foot of pictures that are looked at together, off all of them alike. */
export function trimmed(...pictures: readonly (PNG | null)[]): readonly (Buffer | null)[] {
  const extents = pictures.flatMap((picture) => (picture ? [extent(picture)] : []))
  const right = Math.max(...extents.map(([width]) => width))
  const foot = Math.max(...extents.map(([, height]) => height))
  return pictures.map((picture) => {
    if (!picture) return null
    const [width, height] = [Math.min(right, picture.width), Math.min(foot, picture.height)]
    const cut = new PNG({ width, height })
    PNG.bitblt(picture, cut, 0, 0, width, height, 0, 0)
    return PNG.sync.write(cut)
  })
}
