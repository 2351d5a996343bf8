/** Escapes text for an attribute or the content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Rewrites the relative URLs of a style sheet that is inlined into a page. */
export function relocateUrls(css: string, folder: string): string {
  return css.replace(
    /url\((["']?)(?!data:|https?:|[/#])(?:\.\/)?([^"')]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${folder}${path}${quote})`,
  )
}

/** The font files for English: those whose unicode range begins with Basic Latin. */
export function textFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => /unicode-range:\s*U\+0(?:000)?(?:-|\?)|unicode-range:\s*U\+\?/i.test(face))
    .flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
}
