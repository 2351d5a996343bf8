import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { type Bundle, bundleAlone, type Weight } from './bundle.ts'
import { components } from './entries.ts'

/** The file with the saved sizes: one line for each component. */
const file = 'stories/package/sizes.json'

const weight = z.object({ js: z.number(), css: z.number(), libraries: z.number(), later: z.number() })
const table = z.record(z.string(), weight)

/** Growth that is not reported: a share, and bytes. */
const slack = { share: 0.1, bytes: 100 }

/** Bundles every component of the unpacked package alone. */
export async function bundleEach(folder: string): Promise<ReadonlyMap<string, Bundle>> {
  const bundles = new Map<string, Bundle>()
  for (const [path, source] of components()) bundles.set(path, await bundleAlone(folder, source))
  return bundles
}

const sheetImport = /^import (?!type ).* from '(\.[^']*\.css)\.ts'/gm

/** Reports components that miss a style sheet whose class names their module uses. */
export function missingStyles(folder: string, bundles: ReadonlyMap<string, Bundle>): readonly string[] {
  return [...components()].flatMap(([path, source]) =>
    [...readFileSync(source, 'utf8').matchAll(sheetImport)]
      .map(([, sheet = '']) => join(dirname(source), sheet))
      // Some style modules hold only values for others.
      .filter((sheet) => existsSync(join(folder, sheet)) && !bundles.get(path)?.brings.includes(sheet))
      .map((sheet) => `${path} alone misses ${sheet}`),
  )
}

/** Saves the sizes, for the Storybook's page and for the next comparison. */
export function writeSizes(bundles: ReadonlyMap<string, Bundle>): void {
  const lines = [...bundles].map(
    ([path, { js, css, libraries, later }]) => `  ${JSON.stringify(path)}: ${JSON.stringify({ js, css, libraries, later })}`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** Reports every size that differs from the saved ones. */
export function grown(saved: Readonly<Record<string, Weight>>, bundles: ReadonlyMap<string, Weight>): readonly string[] {
  const parts = ['js', 'css', 'libraries', 'later'] as const
  const gone = Object.keys(saved)
    .filter((path) => !bundles.has(path))
    .map((path) => `${path} is no longer a component`)
  const more = [...bundles].flatMap(([path, now]) => {
    const then = saved[path]
    if (!then) return [`${path} has no saved size`]
    return parts
      .filter((part) => now[part] - then[part] > Math.max(slack.bytes, then[part] * slack.share))
      .map((part) => `${path} grew from ${then[part]} to ${now[part]} bytes (${part})`)
  })
  return [...gone, ...more]
}

export const savedSizes = (): Readonly<Record<string, Weight>> =>
  existsSync(file) ? table.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
