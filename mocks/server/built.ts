import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'

/** A built app of an enterprise. */
type BuiltApp = { readonly enterprise: string; readonly app: string; readonly address: string }

/** Every app in dist/<enterprise>/<app>/, in the order of their names. */
export const builtApps = (dist: string): readonly BuiltApp[] =>
  globSync('*/*/index.html', { cwd: dist })
    .map((page) => ({ enterprise: basename(dirname(dirname(page))), app: basename(dirname(page)) }))
    .map((built) => ({ ...built, address: `/${built.enterprise}/${built.app}/` }))
    .toSorted((one, other) => one.address.localeCompare(other.address))

/** The enterprise of a built folder, from its enterprise.json. */
const about = z.object({
  name: z.string(),
  /** As hex. */
  themeColor: z.string(),
  /** With its `@`: any name before it makes an address that the enterprise accepts. */
  emailEnding: z.string(),
})
type About = z.infer<typeof about>

/** Reads a folder's enterprise.json; without one, derives what it can from the folder's name. */
export function readAbout(dist: string, enterprise: string): About {
  const file = join(dist, enterprise, 'enterprise.json')
  return existsSync(file)
    ? about.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { name: enterprise, themeColor: '#4a4440', emailEnding: '@mail.example' }
}

/** The text color for a background: the dark one on a light background. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#1d1613' : '#ffffff'
}
