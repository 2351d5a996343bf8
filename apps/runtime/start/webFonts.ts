import { deviceStorage } from '../storage/storage.ts'
import { webFontsId } from './shellTemplates.ts'

// Fonts of equal measures stand in for the web fonts until the app is there: on a slow line its scripts would wait for them.

/** The key of the fonts that this browser has loaded. */
const loaded = 'webFonts'

/** The style with the faces of the web fonts; null in development. */
const findFaces = (): HTMLStyleElement | null => document.querySelector<HTMLStyleElement>(`style#${webFontsId}`)

/** The names of the files, with their hashes. */
const namesIn = ({ textContent }: HTMLStyleElement): string => (textContent.match(/[^/]+\.woff2/g) ?? []).join(' ')

/** Uses the web fonts from now on. */
export function showWebFonts(): void {
  const faces = findFaces()
  if (!faces) return
  faces.removeAttribute('media')
  void document.fonts.ready.then(() => deviceStorage.write(loaded, namesIn(faces)))
}

/** Uses the web fonts at once if this browser has loaded them before. */
export function showKnownFonts(): void {
  const faces = findFaces()
  if (faces && deviceStorage.read(loaded) === namesIn(faces)) faces.removeAttribute('media')
}
