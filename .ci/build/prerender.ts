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
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(`${outDir}/${name}.js`).href)
  const frames = new Map<string, string>()
  for (const app of framed) {
    const { Frame } = (await load(app)) as { Frame: () => ReactElement }
    frames.set(app, renderToStaticMarkup(createElement(Frame)))
  }
  const { enterprise } = (await load('enterprise')) as { enterprise: Enterprise }
  return { enterprise, frames }
}
