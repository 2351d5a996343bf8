import type { Enterprise } from '../../../themes/enterprise.ts'
import { type Schemes, schemeNames } from '../../../themes/scheme.ts'
import { webFontsId } from '../../runtime/start/shellTemplates.ts'
import { escapeHtml } from './markup.ts'

interface Parts {
  /** The page's HTML, as Vite wrote it. */
  html: string
  enterprise: Enterprise
  schemes: Schemes
  /** The styles of the first load, with addresses that are valid in the page. */
  css: string
  /** The faces of the web fonts. The page uses them once its scripts have arrived: until then, fonts of equal measures stand in. */
  faces: string
  /** The app's first paint, as static markup. */
  shell: string
  /** Addresses of the style sheets in `css`. */
  sheets: readonly string[]
  /** Addresses of the scripts that every address of the app needs first, in the order of their requests. */
  appScripts: readonly string[]
  /** Scripts that only some pages show first, and the keys of those pages (`scriptsByPage`). */
  pageScripts?: readonly { readonly url: string; readonly keys: readonly string[] }[]
  /** The rules by which the browser renders other pages ahead; null for none. */
  ahead?: string | null
  /** A tool's manifest, and its icon for iOS; null for a page that no device installs. */
  install?: { readonly manifest: string; readonly icon: string } | null
  /** Tags for messengers and search engines (`linkTags`). */
  link?: readonly string[]
}

/** React puts preload hints for images in front of static markup; they belong in the head. */
const pictureHints = /^(?:<link [^>]*>)+/

/** The hints of pictures that the page shows. A picture of a template may never be shown. */
function shownPictures(shell: string): string {
  const shown = shell.replace(pictureHints, '').replaceAll(/<template[\s\S]*?<\/template>/g, '')
  const hints = pictureHints.exec(shell)?.[0].match(/<link [^>]*>/g) ?? []
  return hints.filter((hint) => shown.includes(/href="([^"]*)"/.exec(hint)?.[1] ?? hint)).join('')
}

/** The style sheets of the entry, as Vite links them. Their styles are in the page, so the first paint need not wait for them. */
const vitesSheets = /\s*<link rel="stylesheet" crossorigin href="[^"]*">/g

/** Writes what the first paint needs into the page: styles, markup, and preloads of scripts and the image. */
export function composePage({
  html,
  enterprise,
  schemes,
  css,
  faces,
  shell,
  sheets,
  appScripts,
  pageScripts = [],
  ahead = null,
  install = null,
  link = [],
}: Parts): string {
  const head = [
    ...schemeNames.map(
      (name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${schemes[name].surface.hero}">`,
    ),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(enterprise.assets.mark)}">`,
    ...(install === null
      ? []
      : [`<link rel="manifest" href="${install.manifest}">`, `<link rel="apple-touch-icon" href="${install.icon}">`]),
    ...appScripts.slice(0, 1).map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    shownPictures(shell),
    // A messenger may read the start of a page alone.
    ...link,
    ...appScripts.slice(1).map((url) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${url}">`),
    // Before the long style, so that the browser asks for the files above without having read it.
    `<style>${css}</style>`,
    `<style id="${webFontsId}" media="not all">${faces}</style>`,
    ...pageScripts.map(({ url, keys }) => `<link rel="app-script" data-pages="${keys.join(' ')}" crossorigin href="${url}">`),
    // Never loaded: it lets Vite's chunk loader find that these styles are already in the page.
    ...sheets.map((url) => `<link rel="stylesheet" disabled href="${url}">`),
    ...(ahead === null ? [] : [`<script type="speculationrules">${ahead}</script>`]),
  ].join('\n    ')
  return (
    html
      .replaceAll(vitesSheets, '')
      // English as its country writes it.
      .replace(' lang="en"', ` lang="en-${enterprise.settings.country}"`)
      .replace('</title>', () => ` · ${escapeHtml(enterprise.settings.name)}</title>`)
      .replace('</head>', (tag) => `  ${head}\n  ${tag}`)
      .replace('<div id="root"></div>', () => `<div id="root">${shell.replace(pictureHints, '')}</div>`)
  )
}
