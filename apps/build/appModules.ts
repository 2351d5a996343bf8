import { existsSync } from 'node:fs'

/** The file by that name in an app's folder, if the app has one. */
export function fileOf(app: string, name: string): string | undefined {
  const file = `apps/${app}/${name}`
  return existsSync(file) ? file : undefined
}

/** The first script of an app's page. It starts the prefetch, and loads the rest after the first paint. */
export function entryModule(app: string): string {
  const optional = (name: string, text: string) => (fileOf(app, name) === undefined ? '' : text)
  return `${optional('beforePaint.ts', `import './beforePaint.ts'\n`)}import { reloadOnceOnStaleChunks, startPage, whenSeen } from '../runtime/start/startPage.ts'
${optional('prefetch.ts', `import { startPrefetch } from '../runtime/api/prefetch.ts'\nimport { prefetch } from './prefetch.ts'\n`)}
// The address that the page is served from.
const basepath = import.meta.env.DEV ? '/${app}' : new URL(/* @vite-ignore */ '../${app}', import.meta.url).pathname
whenSeen(() => {
  reloadOnceOnStaleChunks()
  ${optional('prefetch.ts', 'startPrefetch(prefetch())\n')}
  void startPage(basepath, () => import('./main.js'))
})
`
}

/** Mounts the app. Importing it does nothing: its file may be shared with other apps. */
export const mainModule = `import { mount } from '../runtime/start/mount.tsx'
import { app } from './routes.tsx'

export const start = (basepath) => mount(app(basepath))
`
