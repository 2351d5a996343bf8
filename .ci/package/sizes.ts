import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { type Bundle, bundleAlone, type Weight } from './bundle.ts'
import { components } from './entries.ts'

/** Where the figures are kept: one line for each component. */
const file = 'stories/package/sizes.json'

const weight = z.object({ js: z.number(), css: z.number(), libraries: z.number(), later: z.number() })
const table = z.record(z.string(), weight)

/** Growth that nobody need be told of: of one part of a component, as a share and in bytes. */
const slack = { share: 0.1, bytes: 100 }

/** Every component of the unpacked package, bundled alone. */
export async function bundleEach(folder: string): Promise<ReadonlyMap<string, Bundle>> {
  const bundles = new Map<string, Bundle>()
  for (const [path, source] of components()) bundles.set(path, await bundleAlone(folder, source))
  return bundles
}

const sheetImport = /^import (?!type ).* from '(\.[^']*\.css)\.ts'/gm

/** Components that, alone, come without a style sheet that their own module takes class names from, in words. */
export function undressed(folder: string, bundles: ReadonlyMap<string, Bundle>): readonly string[] {
  return [...components()].flatMap(([path, source]) =>
    [...readFileSync(source, 'utf8').matchAll(sheetImport)]
      .map(([, sheet = '']) => join(dirname(source), sheet))
      // Some style modules hold nothing but values for others.
      .filter((sheet) => existsSync(join(folder, sheet)) && !bundles.get(path)?.brings.includes(sheet))
      .map((sheet) => `${path} alone comes without ${sheet}`),
  )
}

/** Keeps the figures for the Storybook's page, and for the next comparison. */
export function writeSizes(bundles: ReadonlyMap<string, Bundle>): void {
  const lines = [...bundles].map(
    ([path, { js, css, libraries, later }]) => `  ${JSON.stringify(path)}: ${JSON.stringify({ js, css, libraries, later })}`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** What is no longer as the kept figures say, in words; nothing when all is well. */
export function grown(kept: Readonly<Record<string, Weight>>, bundles: ReadonlyMap<string, Weight>): readonly string[] {
  const parts = ['js', 'css', 'libraries', 'later'] as const
  const gone = Object.keys(kept)
    .filter((path) => !bundles.has(path))
    .map((path) => `${path} is no component any more`)
  const more = [...bundles].flatMap(([path, now]) => {
    const then = kept[path]
    if (!then) return [`${path} has no figures yet`]
    return parts
      .filter((part) => now[part] - then[part] > Math.max(slack.bytes, then[part] * slack.share))
      .map((part) => `${path} grew from ${then[part]} to ${now[part]} bytes (${part})`)
  })
  return [...gone, ...more]
}

/** The figures as they were last written. */
export const keptSizes = (): Readonly<Record<string, Weight>> =>
  existsSync(file) ? table.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
