import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Enterprise } from '../../themes/enterprise.ts'
import { composePage } from './composePage.ts'
import { relocateUrls } from './markup.ts'
import { firstFiles } from './firstFiles.ts'
import { styleHash } from './styleHash.ts'

interface Options {
  enterprise: Enterprise
  /** First-paint markup by app name. */
  shells: ReadonlyMap<string, string>
  /** Receives, by app name, the hashes of the styles written into its page. */
  styleHashes: Map<string, readonly string[]>
}

/** Turns each app's bare index.html into a page that paints before its scripts arrive. */
export function builtPages({ enterprise, shells, styleHashes }: Options): Plugin {
  return {
    name: 'built-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk, path }) {
        if (bundle === undefined || chunk === undefined) throw new Error(`${path} has no script of its own.`)
        // It asks for the page's data before the first paint: whatever it needs besides would come before that paint too.
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
          css,
          shell: shells.get(app) ?? '',
          sheets: addressed(styles),
          appScripts: addressed(scripts),
        })
      },
    },
  }
}

/** How the page addresses the built folder, taken from the script tag that Vite wrote. */
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
