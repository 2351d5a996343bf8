const ascii = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0))

/** A camera's notes, as TIFF: how to turn the picture, and that it was taken in the south. */
const notes = (orientation: number): readonly number[] =>
  [
    ascii('MM\0*\0\0\0\u0008'),
    [0, 2],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
    [0, 0, 0, 0],
    [0, 1],
    [0, 1, 0, 2, 0, 0, 0, 2, ...ascii('S\0\0\0')],
    [0, 0, 0, 0],
  ].flat()

/** The notes in a segment after a JPEG's first two bytes. The picture lies on its side, as a phone that is held upright writes it. */
const jpegNotes = [...ascii('\u00ff\u00e1\0'), 2 + 6 + notes(6).length, ...ascii('Exif\0\0'), ...notes(6)]

/** The notes in a chunk after a PNG's head. Nobody compares its sum. */
const pngNotes = [0, 0, 0, notes(1).length, ...ascii('eXIf'), ...notes(1), 0, 0, 0, 0]

/** A picture of that size, as somebody would choose it: a JPEG or a PNG by its name, with the place where it was taken. */
export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const isJpeg = name.endsWith('.jpg')
  const canvas = isJpeg ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) {
    const sky = context.createLinearGradient(0, 0, canvas.width, canvas.height)
    sky.addColorStop(0, '#f2b880')
    sky.addColorStop(1, '#7a3b2e')
    context.fillStyle = sky
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const type = isJpeg ? 'image/jpeg' : 'image/png'
  const picture = await canvas.convertToBlob({ type })
  const [head, added] = isJpeg ? [2, jpegNotes] : [33, pngNotes]
  return new File([picture.slice(0, head), new Uint8Array(added), picture.slice(head)], name, { type })
}
