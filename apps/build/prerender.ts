import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import type { Enterprise } from '../../themes/enterprise.ts'
import { apps, frameOf } from './enterprises.ts'

interface Prerendered {
  enterprise: Enterprise
  /** First-paint markup by app name. */
  frames: ReadonlyMap<string, string>
}

/** Draws every app's frame as static markup, so that the first paint waits for no script. */
export async function prerender(id: string): Promise<Prerendered> {
  const outDir = resolve('node_modules/.cache/platewell/frames', id)
  const framed = apps().filter((app) => frameOf(app) !== undefined)
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
          ...Object.fromEntries(framed.map((app) => [app, resolve(`apps/${app}/frame.tsx`)])),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const frames = new Map<string, string>()
  for (const app of framed) {
    const { Frame }: { Frame: () => ReactElement } = await load(outDir, app)
    frames.set(app, renderToStaticMarkup(createElement(Frame)))
  }
  const { enterprise }: { enterprise: Enterprise } = await load(outDir, 'enterprise')
  return { enterprise, frames }
}

/** What a module built above exports; its source's types hold, the compiler cannot follow it here. */
// oxlint-disable-next-line typescript/no-unsafe-return -- an import of a computed address has no type
const load = async <Exports>(folder: string, name: string): Promise<Exports> => import(pathToFileURL(`${folder}/${name}.js`).href)
