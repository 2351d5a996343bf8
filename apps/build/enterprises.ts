import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Every enterprise there is: the folders of themes/ that hold an enterprise.ts. */
export function enterprises(): string[] {
  return globSync('themes/*/enterprise.ts')
    .map((file) => basename(dirname(file)))
    .toSorted()
}

/** The enterprise that a build or a server is for: the one that `$ENTERPRISE` names, else the first. */
export function chosenEnterprise(): string {
  return process.env['ENTERPRISE'] ?? enterprises()[0] ?? ''
}

/** Every app that has a page: the folders of apps/ that hold an index.html. */
export function apps(): string[] {
  return globSync('apps/*/index.html')
    .map((file) => basename(dirname(file)))
    .toSorted()
}

/** The folder that receives the built enterprises; `$DIST` moves it, for tests. */
export function distFolder(): string {
  return process.env['DIST'] ?? 'dist'
}

/** Origins of pages that may hold the embedded frames, as `$EMBED_PARENTS` lists them, apart by spaces. @throws for one that is none. */
export function embedParents(): string[] {
  return (process.env['EMBED_PARENTS'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => new URL(address).origin)
}

/** The module that draws an app's first paint, where the app has one. */
export function shellOf(app: string): string | undefined {
  const file = `apps/${app}/shell.tsx`
  return existsSync(file) ? file : undefined
}
