/** The kind of device. It decides which app store is linked, and whether a QR code helps. */
export type Device = 'desktop' | 'ios' | 'android'

/** `wide` is whether the window is as wide as a desktop's. A phone that is neither known system gets the Play Store. */
export function detectDevice(userAgent: string, wide: boolean): Device {
  if (wide) return 'desktop'
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'ios' : 'android'
}
