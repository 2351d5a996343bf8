import type { Enterprise } from '../../themes/enterprise.ts'
import { escapeHtml, textFonts } from './markup.ts'

interface Parts {
  /** The page as Vite wrote it. */
  html: string
  enterprise: Enterprise
  /** The styles of the first load, with addresses that hold in the page. */
  css: string
  /** The app's first paint, as static markup. */
  shell: string
  /** Addresses of the style sheets that `css` was taken from. */
  sheets: readonly string[]
  /** Addresses of the scripts that the page's own script will import. */
  appScripts: readonly string[]
}

/** React puts hints for the pictures of static markup in front of it; they belong into the head. */
const pictureHints = /^(?:<link [^>]*>)+/

/** Writes what the first paint needs into the page: its style, its markup, and hints for its letters and picture. */
export function composePage({ html, enterprise, css, shell, sheets, appScripts }: Parts): string {
  const head = [
    `<meta name="theme-color" content="${escapeHtml(enterprise.themeColor)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(enterprise.assets.mark)}">`,
    `<style>${css}</style>`,
    pictureHints.exec(shell)?.[0] ?? '',
    ...textFonts(css).map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`),
    // The page's own script turns these into preloads, once they can no longer hold up the letters and the picture.
    ...appScripts.map((url) => `<link rel="app-script" crossorigin href="${url}">`),
    // Never fetched: it tells Vite's loader of chunks that these styles are here already.
    ...sheets.map((url) => `<link rel="stylesheet" disabled href="${url}">`),
  ].join('\n    ')
  return html
    .replace('</title>', () => ` · ${escapeHtml(enterprise.settings.name)}</title>`)
    .replace('<script type="module"', (tag) => `${head}\n    ${tag}`)
    .replace('<div id="root"></div>', () => `<div id="root">${shell.replace(pictureHints, '')}</div>`)
}
