import { globSync } from 'node:fs'
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

/** The folder of the built enterprises; tests set `$DIST` to move it. */
export function distFolder(): string {
  return process.env['DIST'] ?? 'dist'
}

/** The folder of their source maps, which is served nowhere. */
export const mapsFolder = (): string => `${distFolder()}-maps`
