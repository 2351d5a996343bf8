import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Every enterprise: the folders of themes/ that hold an enterprise.ts. */
export function enterprises(): string[] {
  return globSync('themes/*/enterprise.ts')
    .map((file) => basename(dirname(file)))
    .toSorted()
}

/** The enterprise of a build or a server: the one that `$ENTERPRISE` names, else the first. */
export function chosenEnterprise(): string {
  return process.env['ENTERPRISE'] ?? enterprises()[0] ?? ''
}

/** Every app with a page: the folders of apps/ that hold an index.html. */
export function apps(): string[] {
  return globSync('apps/*/index.html')
    .map((file) => basename(dirname(file)))
    .toSorted()
}

/** The folder of the built enterprises; tests set `$DIST` to move it. */
export function distFolder(): string {
  return process.env['DIST'] ?? 'dist'
}

/** The API's origin, from `$API_ORIGIN`; empty for the page's own. @throws for an invalid address. */
export function apiOrigin(): string {
  const address = process.env['API_ORIGIN'] ?? ''
  return address === '' ? '' : new URL(address).origin
}

/** Origins of pages that may embed the frames, from `$EMBED_PARENTS`, separated by spaces. @throws for an invalid one. */
export function embedParents(): string[] {
  return (process.env['EMBED_PARENTS'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => new URL(address).origin)
}

/** The module that renders an app's shell, if the app has one. */
export function shellOf(app: string): string | undefined {
  const file = `apps/${app}/shell.tsx`
  return existsSync(file) ? file : undefined
}
