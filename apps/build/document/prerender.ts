import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Rolldown, build } from 'vite'
import type { Enterprise } from '../../../themes/enterprise.ts'
import type { Schemes } from '../../../themes/scheme.ts'
import { fileOf } from '../appModules.ts'
import type { DeclaredApp } from '../declaredApps.ts'
import { type AppRoutes, type RoutesModule, readRoutes } from './readRoutes.ts'
import type { ShellPageProps } from './ShellPage.tsx'

/** The exports of an app's `shell.tsx`: its own shell, those of its other addresses, and whether the hash decides its content. */
interface ShellModule {
  Shell: ComponentType
  shells?: Readonly<Record<string, ComponentType>>
  needsHash?: boolean
}

/** A declared app with its routes. */
export interface RoutedApp extends DeclaredApp, AppRoutes {}

interface Prerendered {
  apps: readonly RoutedApp[]
  enterprise: Enterprise
  schemes: Schemes
  shells: ReadonlyMap<string, Shells>
}

/** An app's prerendered shells by the address that they are for; its own is for the empty address. */
export type Shells = ReadonlyMap<string, string>

/** Renders every app's shell to static markup, so that the first paint needs no script, and reads its routes. */
export async function prerender(id: string, apps: readonly DeclaredApp[]): Promise<Prerendered> {
  const outDir = resolve('node_modules/.cache/platewell/shells', id)
  const withShell = apps.map(({ name }) => name).filter((name) => fileOf(name, 'shell.tsx') !== undefined)
  const built = await build({
    root: 'apps',
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          enterprise: resolve('themes', id, 'enterprise.ts'),
          schemes: resolve('themes', id, 'schemes.ts'),
          ShellPage: resolve('apps/build/document/ShellPage.tsx'),
          ...Object.fromEntries(withShell.map((app) => [app, resolve(`apps/${app}/shell.tsx`)])),
          ...Object.fromEntries(apps.map(({ name }) => [`${name}-routes`, resolve(`apps/${name}/routes.tsx`)])),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const { enterprise }: { enterprise: Enterprise } = await load(outDir, 'enterprise')
  const { ShellPage }: { ShellPage: ComponentType<ShellPageProps> } = await load(outDir, 'ShellPage')
  const shells = new Map<string, Shells>()
  for (const app of withShell) {
    const { Shell, shells: own = {}, needsHash = false }: ShellModule = await load(outDir, app)
    const render = (shell: ComponentType) => renderToStaticMarkup(createElement(ShellPage, { needsHash, shell: createElement(shell) }))
    shells.set(app, new Map(Object.entries({ '': Shell, ...own }).map(([address, shell]) => [address, render(shell)])))
  }
  const { schemes }: { schemes: Schemes } = await load(outDir, 'schemes')
  const routed: RoutedApp[] = []
  for (const app of apps) {
    const routes: RoutesModule = await load(outDir, `${app.name}-routes`)
    routed.push({ ...app, ...readRoutes(app.name, routes, chunksOf(built)) })
  }
  return { apps: routed, enterprise, schemes, shells }
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] =>
  [built].flat().flatMap((each) => ('output' in each ? each.output.filter((file) => file.type === 'chunk') : []))

/** The exports of a module that was built above. The source's types apply, but the compiler cannot follow the computed import. */
// oxlint-disable-next-line typescript/no-unsafe-return -- an import of a computed address has no type
const load = async <Exports>(folder: string, name: string): Promise<Exports> => import(pathToFileURL(`${folder}/${name}.js`).href)
