import { deviceStorage } from '../storage/storage.ts'
import { webFontsId } from './shellTemplates.ts'

// Fonts of equal measures stand in for the web fonts until the app is there: on a slow line its scripts would wait for them.

/** The key of the fonts that this browser has loaded. */
const loaded = 'webFonts'

/** The style with the faces of the web fonts; null in development. */
const findFaces = (): HTMLStyleElement | null => document.querySelector<HTMLStyleElement>(`style#${webFontsId}`)

/** The names of the files, with their hashes. */
const namesIn = ({ textContent }: HTMLStyleElement): string => (textContent.match(/[^/]+\.woff2/g) ?? []).join(' ')

/** Changes the sheet, not the element: an engine may read the sheet anew where an attribute changes, by an address that is no longer the page's. */
const show = ({ sheet }: HTMLStyleElement): void => void (sheet && (sheet.media.mediaText = 'all'))

const familiesIn = ({ sheet }: HTMLStyleElement): readonly string[] =>
  [...(sheet?.cssRules ?? [])].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style.getPropertyValue('font-family')] : []))

const withoutQuotes = (family: string): string => family.replaceAll(/["']/g, '')

/** Uses the web fonts from now on. */
export function showWebFonts(): void {
  const faces = findFaces()
  if (!faces) return
  const families = new Set(familiesIn(faces).map(withoutQuotes))
  // The fonts that stand in report that they have loaded, too.
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    if (fontfaces.some(({ family }) => families.has(withoutQuotes(family)))) deviceStorage.write(loaded, namesIn(faces))
  })
  show(faces)
}

/** Uses the web fonts at once if this browser has loaded them before. */
export function showKnownFonts(): void {
  const faces = findFaces()
  if (faces && deviceStorage.read(loaded) === namesIn(faces)) show(faces)
}
