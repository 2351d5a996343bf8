/** Text made safe for an attribute or the content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Style-sheet text moved out of the folder of hashed files: its relative URLs get that folder's address. */
export function relocateUrls(css: string, folder: string): string {
  return css.replace(
    /url\((["']?)(?!data:|https?:|[/#])(?:\.\/)?([^"')]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${folder}${path}${quote})`,
  )
}

/** The font files that English text needs: those whose range begins with the basic Latin letters. */
export function textFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => /unicode-range:\s*U\+0(?:000)?(?:-|\?)|unicode-range:\s*U\+\?/i.test(face))
    .flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
}
