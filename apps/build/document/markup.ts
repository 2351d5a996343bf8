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

const webFace = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Divides a style sheet into its rules and the faces of its web fonts. Faces of the visitor's own fonts stay among the rules. */
export const divideFonts = (css: string): { readonly rules: string; readonly faces: string } => ({
  rules: css.replaceAll(webFace, ''),
  faces: (css.match(webFace) ?? []).join(''),
})
