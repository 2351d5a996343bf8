import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RoutedApp } from '../document/prerender.ts'
import { type Module, loadsOf, partsOf } from './loads.ts'
import { planChunks } from './plan.ts'

const comments = /\/\*[\s\S]*?\*\//g

/** A chunk with one of these has its name. */
const named: readonly (readonly [ending: string, name: string])[] = [
  ['apps/runtime/start/startPage.ts', 'start'],
  ['node_modules/react-dom/client.js', 'react'],
]

/** The most modules that a chunk's name contains. */
const mostNamed = 3

const packagePath = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** `DashboardRoute`, `base-ui-react`. */
const moduleName = (id: string): string => packagePath.exec(id)?.[1]?.replace('@', '').replace('/', '-') ?? basename(id).replace(/\..*/, '')

/** The names of the planned chunks by module: after the modules that a page imports when it needs them, else after the largest. */
function namesOf(modules: ReadonlyMap<string, Module>, chunks: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const lazy = new Set([...modules.values()].flatMap(({ lazyImports }) => lazyImports))
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0
  const entries = chunks.flatMap((ids, index) => {
    const known = named.find(([ending]) => ids.some((id) => id.endsWith(ending)))?.[1]
    const parts = ids.filter((id) => lazy.has(id) && id.endsWith('.tsx'))
    const largest = ids.reduce((found, id) => (sizeOf(id) > sizeOf(found) ? id : found), '')
    const after = parts.length > 0 && parts.length <= mostNamed ? parts : [largest]
    // The number keeps chunks with the same name apart. The file's name is without it.
    const name = known ?? `${after.map(moduleName).toSorted().join('.')}_${index}`
    return ids.map((id) => [id, name] as const)
  })
  return new Map(entries)
}

/** The modules that `startPage` imports before the app. */
const startSteps = ['react.ts']

/** The styles of a page's first load are in the page itself, so that they delay the first paint, and pages do not share them. */
const stylePrice = 2

/** @throws if a page loads the entry of another page, which would start that app. */
function checkEntries(bundle: Rolldown.OutputBundle, parts: ReadonlyMap<string, readonly string[]>): void {
  const chunks = new Map(Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])))
  const fileOf = new Map([...chunks.values()].flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)))
  for (const [entry, ids] of parts) {
    const seen = new Set<string>()
    const left = ids.map((id) => fileOf.get(id) ?? '')
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const chunk = chunks.get(file)
      if (!chunk || seen.has(file)) continue
      if (chunk.isEntry && file !== fileOf.get(entry)) throw new Error(`The page of ${entry} loads ${file}, which starts another app.`)
      seen.add(file)
      left.push(...chunk.imports)
    }
  }
}

/** Divides the scripts of all apps into files that they share. */
export function sharedChunks(apps: readonly RoutedApp[]): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  let parts: ReadonlyMap<string, readonly string[]> = new Map()
  const styles = new Map<string, number>()
  const only = (name: string) => (id: string) => (names.get(id) === name ? name : null)
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: only('start'), includeDependenciesRecursively: false, priority: 3 },
    { name: only('react'), includeDependenciesRecursively: false, priority: 2 },
    { name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false, priority: 1 },
  ]
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups }, chunkFileNames: ({ name }) => `assets/${name.replace(/_\d+$/, '')}-[hash].js` },
        },
      },
    }),
    generateBundle: (_, bundle) => checkEntries(bundle, parts),
    transform: { order: 'pre', filter: { id: /\.css$/ }, handler: (code, id) => void styles.set(id, code.length) },
    buildEnd() {
      const modules = new Map(
        [...this.getModuleIds()].flatMap((id): (readonly [string, Module])[] => {
          const info = this.getModuleInfo(id)
          if (!info) return []
          const size = stylePrice * (styles.get(id) ?? 0) + (info.code ?? '').replaceAll(comments, '').length
          return [[id, { size, imports: info.importedIds, lazyImports: info.dynamicallyImportedIds }]]
        }),
      )
      const pages = apps.map(({ name, pages: { '': first = [], ...others }, guardedPages }) => {
        const fileOf = (file: string) => resolve('apps', name, file)
        const filesOf = (names: readonly string[]) => names.map((module) => fileOf(`${module}.tsx`))
        const firstOfMember = guardedPages[''] ?? []
        return {
          entry: fileOf('entry.js'),
          steps: startSteps.map((module) => resolve('apps/runtime/start', module)),
          first: [fileOf('main.js'), ...filesOf(first)],
          others: [...Object.values(others), ...(firstOfMember.length > 0 ? [firstOfMember] : [])].map(filesOf),
        }
      })
      parts = new Map(pages.map(({ entry }) => [entry, partsOf(modules, entry)]))
      names = namesOf(modules, planChunks(modules, loadsOf(modules, pages)))
    },
  }
}
