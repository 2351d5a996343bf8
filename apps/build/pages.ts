import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Enterprise } from '../../themes/enterprise.ts'
import type { Schemes } from '../../themes/scheme.ts'
import { composePage } from './composePage.ts'
import { relocateUrls } from './markup.ts'
import { firstFiles } from './firstFiles.ts'
import { styleHash } from './styleHash.ts'

interface Options {
  enterprise: Enterprise
  schemes: Schemes
  /** Prerendered shells by app name. */
  shells: ReadonlyMap<string, string>
  /** Receives the hashes of the inline styles by app name. */
  styleHashes: Map<string, readonly string[]>
}

/** Turns each app's index.html into a page that paints before its scripts arrive. */
export function builtPages({ enterprise, schemes, shells, styleHashes }: Options): Plugin {
  return {
    name: 'built-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk, path }) {
        if (bundle === undefined || chunk === undefined) throw new Error(`${path} has no script of its own.`)
        // The entry starts the page's prefetch before the first paint: a static import would delay both.
        if (chunk.imports.length > 0) throw new Error(`${path}: its first script waits for ${chunk.imports.join(', ')}.`)
        const app = basename(dirname(path))
        const { scripts, styles } = firstFiles(bundle, chunk)
        const root = rootAddress(html, chunk.fileName)
        const css = relocateUrls(styles.map((file) => assetText(bundle, file)).join('\n'), `${root}assets/`)
        styleHashes.set(app, [styleHash(css)])
        const addressed = (files: readonly string[]) => files.map((file) => root + file)
        return composePage({
          html,
          enterprise,
          schemes,
          css,
          shell: shells.get(app) ?? '',
          sheets: addressed(styles),
          appScripts: addressed(scripts),
        })
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
