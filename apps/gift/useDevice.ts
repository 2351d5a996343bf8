import { useSyncExternalStore } from 'react'
import { type Device, deviceOf } from '../../features/gift/device.ts'

/** A window wide enough for two columns, or paper: a phone must be able to open a gift that was printed. */
const wide = 'print, (min-width: 62rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What the page is opened on; follows the width of the window. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, () => deviceOf(navigator.userAgent, window.matchMedia(wide).matches))
