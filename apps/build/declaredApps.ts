import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { App } from './defineApp.ts'

/** An app and its name: the app's folder, and its address below the enterprise's. */
export interface DeclaredApp extends App {
  name: string
}

/** Whether the app is a tool: it has an audience of its own. Devices install it, and it may have a host of its own. */
export const isTool = ({ audience = 'member' }: Pick<App, 'audience'>): boolean => audience !== 'member'

/** Every declared app: the folders of apps/ that hold an app.ts. @throws if two of them have the same address. */
export async function declaredApps(): Promise<readonly DeclaredApp[]> {
  const files = globSync('apps/*/app.ts').toSorted()
  const apps = await Promise.all(files.map(async (file) => ({ ...(await declarationIn(file)), name: basename(dirname(file)) })))
  for (const { name, otherNames = [] } of apps) {
    const taken = otherNames.find((other) => apps.some((app) => `/${app.name}` === other))
    if (taken) throw new Error(`${taken} is another name of ${name}, so no app can have that name.`)
  }
  return apps
}

/** The app that a file declares. `defineApp` has checked its type, but the compiler cannot follow the computed import. */
async function declarationIn(file: string): Promise<App> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- an import of a computed address has no type
  const { app }: { app: App } = await import(pathToFileURL(resolve(file)).href)
  return app
}
