import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** A package of the lock file. */
export type Locked = {
  /** Where it is installed: `node_modules/zod`. */
  readonly path: string
  /** An SPDX expression; empty if the package names none. */
  readonly license: string
  /** Whether its code may reach a browser: it is no tool. */
  readonly ships: boolean
  /** The hash of its files; undefined if none was noted. */
  readonly integrity: string | undefined
  /** Its address; undefined for the registry that npm is set to. */
  readonly address: string | undefined
}

const schema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
    }),
  ),
})

/** Every package of package-lock.json but the project itself. */
export function lockedPackages(): readonly Locked[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const { packages } = schema.parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = '', dev, integrity, resolved }]) => ({ path, license, ships: dev !== true, integrity, address: resolved }))
}

/** Licences that let us ship the code with nothing but a notice. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** Whether the code may ship: one of alternatives is free, or all of what applies together. Packages also write `and` small. */
export const isFree = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((one) => one.split(/ and /i).every((each) => free.has(each.trim())))
