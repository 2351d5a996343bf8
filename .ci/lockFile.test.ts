import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  license: z.optional(z.string()),
  /** A tool, whose code reaches no browser. */
  dev: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  /** The address; missing for the registry that npm is set to. */
  resolved: z.optional(z.string()),
})
const lockFile = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')))
const packages = Object.entries(lockFile.packages).filter(([path]) => path !== '')

/** Licences, alone or together, that let us ship the code with nothing but a notice. */
const free = /^\(?(?:(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|Unlicense|Zlib)(?: and |\)?$))+$/i
const isFree = (license = '') => license.split(/ or /i).some((one) => free.test(one))

const pathsWhere = (violates: (entry: z.infer<typeof packageSchema>) => boolean) =>
  packages.flatMap(([path, entry]) => (violates(entry) ? [path] : []))

describe('the lock file', () => {
  it('has the hash of every package, so that nobody can exchange its files', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(pathsWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  it('names no address but npm’s registry, by a safe connection', () => {
    expect(pathsWhere(({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))).toEqual([])
  })

  it('ships only code whose licence asks for no more than a notice', () => {
    expect(pathsWhere(({ dev, license }) => dev !== true && !isFree(license))).toEqual([])
  })
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT and ISC', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-only', false],
  ['', false],
])('the licence “%s” may ship: %s', (license, may) => {
  expect(isFree(license)).toBe(may)
})
