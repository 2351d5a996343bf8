import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A built app of an enterprise. */
export type BuiltApp = { readonly enterprise: string; readonly app: string; readonly address: string }

/** Every app under dist/<enterprise>/<app>/, in the order of their names. */
export const builtApps = (dist: string): readonly BuiltApp[] =>
  globSync('*/*/index.html', { cwd: dist })
    .map((page) => ({ enterprise: basename(dirname(dirname(page))), app: basename(dirname(page)) }))
    .map((built) => ({ ...built, address: `/${built.enterprise}/${built.app}/` }))
    .toSorted((one, other) => one.address.localeCompare(other.address))

/** The colour that the enterprise's pages ask of the browser's frame, for its card on the home page. */
export function colourOf(dist: string, { enterprise, app }: BuiltApp): string | null {
  const page = readFileSync(join(dist, enterprise, app, 'index.html'), 'utf8')
  return /<meta[^>]*name="?theme-color"?[^>]*content="?(#[0-9a-f]{6})/i.exec(page)?.[1] ?? null
}
