import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import type { Country, Enterprise } from '../../../themes/enterprise.ts'
import type { Schemes } from '../../../themes/scheme.ts'
import { fileOf } from '../appModules.ts'
import type { DeclaredApp } from '../declaredApps.ts'

type Component = () => ReactElement

interface Prerendered {
  enterprise: Enterprise
  schemes: Schemes
  shells: ReadonlyMap<string, Shells>
}

/** An app's prerendered shells by the address that they are for; its own is for the empty address. */
export type Shells = ReadonlyMap<string, string>

/** Renders every app's shell to static markup, so that the first paint needs no script. */
export async function prerender(id: string, apps: readonly DeclaredApp[]): Promise<Prerendered> {
  const outDir = resolve('node_modules/.cache/platewell/shells', id)
  const withShell = apps.map(({ name }) => name).filter((name) => fileOf(name, 'shell.tsx') !== undefined)
  await build({
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
          country: resolve('features/shared/money/country.ts'),
          tokens: resolve('themes', id, 'tokens.ts'),
          ...Object.fromEntries(withShell.map((app) => [app, resolve(`apps/${app}/shell.tsx`)])),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const { enterprise }: { enterprise: Enterprise } = await load(outDir, 'enterprise')
  const { setDefaultCountry }: { setDefaultCountry: (country: Country) => void } = await load(outDir, 'country')
  setDefaultCountry(enterprise.settings.country)
  const shells = new Map<string, Shells>()
  for (const app of withShell) {
    const { Shell, shells: own = {} }: { Shell: Component; shells?: Readonly<Record<string, Component>> } = await load(outDir, app)
    const each = Object.entries({ '': Shell, ...own })
    shells.set(app, new Map(each.map(([address, shell]) => [address, renderToStaticMarkup(createElement(shell))])))
  }
  const { schemes }: { schemes: Schemes } = await load(outDir, 'tokens')
  return { enterprise, schemes, shells }
}

/** The exports of a module that was built above. The source's types apply, but the compiler cannot follow the computed import. */
// oxlint-disable-next-line typescript/no-unsafe-return -- an import of a computed address has no type
const load = async <Exports>(folder: string, name: string): Promise<Exports> => import(pathToFileURL(`${folder}/${name}.js`).href)
