/** A PNG file of that size, as somebody would choose it. */
export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) {
    const sky = context.createLinearGradient(0, 0, width, height)
    sky.addColorStop(0, '#f2b880')
    sky.addColorStop(1, '#7a3b2e')
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
