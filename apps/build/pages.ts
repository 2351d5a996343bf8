import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Enterprise } from '../../themes/enterprise.ts'
import type { Schemes } from '../../themes/scheme.ts'
import { aheadRules } from './document/aheadRules.ts'
import { composePage } from './document/composePage.ts'
import { digestOf } from './document/integrity.ts'
import { divideFonts, relocateUrls } from './document/markup.ts'
import { describing } from './document/indexPage.ts'
import { linkPictureFiles, linkTags, publicAddress } from './document/linkPreview.ts'
import { firstFiles, scriptsByPage } from './document/firstFiles.ts'
import { iconFiles, manifestFile, webManifest } from './document/webManifest.ts'
import { isTool } from './declaredApps.ts'
import { type PageFile, leadUp } from './hosting/pageFiles.ts'
import type { RoutedApp, Shells } from './document/prerender.ts'

interface Options {
  apps: readonly RoutedApp[]
  /** The path where the folder is served; null if it is not known. */
  basePath: string | null
  enterprise: Enterprise
  schemes: Schemes
  /** Prerendered shells by app name. */
  shells: ReadonlyMap<string, Shells>
  /** The HTML files by app name. */
  files: ReadonlyMap<string, readonly PageFile[]>
  /** Receives the hashes of the inline scripts and styles of the pages, by app name. */
  hashes: Map<string, InlineHashes>
}

/** CSP hashes (`'sha256-…'`) of the inline scripts and styles of a page. */
export interface InlineHashes {
  styleHashes: readonly string[]
  /** Those of the rules by which the browser renders other pages ahead, and of the import map. */
  scriptHashes: readonly string[]
}

/** Turns each app's index.html into pages that paint before their scripts arrive. */
export function builtPages({ apps, basePath, enterprise, schemes, shells, files, hashes }: Options): Plugin {
  const others = new Map<string, string>()
  const icons = iconFiles(enterprise.id)
  const pictures = linkPictureFiles(enterprise.id)
  const touchIcon = icons.find(({ purpose }) => purpose === 'maskable')?.fileName ?? ''
  return {
    name: 'built-pages',
    apply: 'build',
    generateBundle: {
      // Vite makes the index page before that.
      order: 'post',
      handler() {
        for (const [fileName, source] of others) this.emitFile({ type: 'asset', fileName, source })
        for (const { fileName, source } of [...icons, ...pictures]) this.emitFile({ type: 'asset', fileName, source })
        for (const app of apps.filter(isTool)) {
          const source = JSON.stringify(webManifest({ app, settings: enterprise.settings, schemes, icons }))
          this.emitFile({ type: 'asset', fileName: `${app.name}/${manifestFile}`, source })
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk, path }) {
        if (bundle === undefined || chunk === undefined) throw new Error(`${path} has no script of its own.`)
        // The entry starts the page's prefetch before the first paint: other imports would delay both.
        if (chunk.imports.length > 1) throw new Error(`${path}: its first script waits for ${chunk.imports.join(', ')}.`)
        const name = basename(dirname(path))
        const app = apps.find((each) => each.name === name)
        if (!app) throw new Error(`${path} is of no declared app.`)
        const root = rootAddress(html, chunk.fileName)
        const addressed = (list: readonly string[]) => list.map((file) => root + file)
        const byPage = scriptsByPage(bundle, app)
        // A frame renders nothing ahead.
        const isFrame = app.settings?.includes('embedParents') === true
        const ahead = isFrame
          ? null
          : aheadRules(
              name,
              apps.map((each) => each.name),
              root,
            )
        const install = isTool(app) ? { manifest: `${root}${name}/${manifestFile}`, icon: root + touchIcon } : null
        const publicly = publicAddress({ guestsAddress: '', basePath }, enterprise.settings.domain)
        const pageAt = (address: string) => {
          const { scripts, styles } = firstFiles(bundle, chunk, app, `/${address}`.replace(/\/$/, ''))
          const { rules, faces } = divideFonts(relocateUrls(styles.map((file) => assetText(bundle, file)).join('\n'), `${root}assets/`))
          const pageScripts = [...byPage].flatMap(([file, keys]) => (scripts.includes(file) ? [] : [{ url: root + file, keys }]))
          const shell = shells.get(name)?.get(address) ?? ''
          const page = { ...app, ...app.described?.[address] }
          const link = linkTags({ app: page, enterprise, address: publicly, pictures })
          const addresses = { sheets: addressed(styles), appScripts: addressed(scripts), pageScripts }
          return {
            styles: [rules, faces],
            text: composePage({
              html: describing(html, page),
              enterprise,
              schemes,
              css: rules,
              faces,
              shell,
              ahead,
              install,
              link,
              ...addresses,
            }),
          }
        }
        const own = (files.get(name) ?? []).map((file) => ({ ...file, page: pageAt(file.shell) }))
        const hashesOf = (texts: (page: (typeof own)[number]['page']) => readonly string[]) => [
          ...new Set(own.flatMap(({ level, page }) => texts(page).map((text) => sourceHash(leadUp(text, level - 1))))),
        ]
        hashes.set(name, { styleHashes: hashesOf(({ styles }) => styles), scriptHashes: ahead === null ? [] : hashesOf(() => [ahead]) })
        for (const { name: file, level, page } of own)
          if (file !== 'index.html') others.set(`${name}/${file}`, leadUp(page.text, level - 1))
        return pageAt('').text
      },
    },
  }
}

/** The CSP source that allows exactly this inline style, or these inline rules. */
const sourceHash = (text: string): string => `'${digestOf(text)}'`

/** The path from the page to the built folder, taken from Vite's script tag. */
function rootAddress(html: string, entry: string): string {
  const source = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  if (source === undefined) throw new Error('The page has no module script.')
  return source.slice(0, source.length - entry.length)
}

function assetText(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`${file} is not among the built files.`)
  return String(asset.source)
}
