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

/** Ink that reads on the colour: the dark one on a light ground. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#1d1613' : '#ffffff'
}
