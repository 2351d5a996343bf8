import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Enterprise } from '../../themes/enterprise.ts'
import type { Schemes } from '../../themes/scheme.ts'
import { composePage } from './composePage.ts'
import { relocateUrls } from './markup.ts'
import { firstFiles } from './firstFiles.ts'
import { type PageFile, leadUp } from './pageFiles.ts'
import type { Shells } from './prerender.ts'
import { styleHash } from './styleHash.ts'

interface Options {
  enterprise: Enterprise
  schemes: Schemes
  /** Prerendered shells by app name. */
  shells: ReadonlyMap<string, Shells>
  /** The HTML files by app name. */
  files: ReadonlyMap<string, readonly PageFile[]>
  /** Receives the hashes of the inline styles by app name. */
  styleHashes: Map<string, readonly string[]>
}

/** Turns each app's index.html into pages that paint before their scripts arrive. */
export function builtPages({ enterprise, schemes, shells, files, styleHashes }: Options): Plugin {
  const others = new Map<string, string>()
  return {
    name: 'built-pages',
    apply: 'build',
    generateBundle: {
      // Vite makes the index page before that.
      order: 'post',
      handler() {
        for (const [fileName, source] of others) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk, path }) {
        if (bundle === undefined || chunk === undefined) throw new Error(`${path} has no script of its own.`)
        // The entry starts the page's prefetch before the first paint: other imports would delay both.
        if (chunk.imports.length > 1) throw new Error(`${path}: its first script waits for ${chunk.imports.join(', ')}.`)
        const app = basename(dirname(path))
        const { scripts, styles } = firstFiles(bundle, chunk)
        const root = rootAddress(html, chunk.fileName)
        const css = relocateUrls(styles.map((file) => assetText(bundle, file)).join('\n'), `${root}assets/`)
        const addressed = (files: readonly string[]) => files.map((file) => root + file)
        const parts = { html, enterprise, schemes, css, sheets: addressed(styles), appScripts: addressed(scripts) }
        const pageWith = (shell: string) => composePage({ ...parts, shell: shells.get(app)?.get(shell) ?? '' })
        const own = files.get(app) ?? []
        styleHashes.set(app, [...new Set(own.map(({ level }) => styleHash(leadUp(css, level - 1))))])
        for (const { name, level, shell } of own)
          if (name !== 'index.html') others.set(`${app}/${name}`, leadUp(pageWith(shell), level - 1))
        return pageWith('')
      },
    },
  }
}

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
