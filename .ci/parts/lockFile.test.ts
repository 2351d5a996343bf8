import { describe, expect, it } from 'vitest'
import { isFree, lockedPackages } from './lockFile.ts'

const packages = lockedPackages()
const pathsOf = (some: typeof packages) => some.map(({ path }) => path)

describe('the lock file', () => {
  it('has the hash of every package, so that nobody can exchange its files', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(pathsOf(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')))).toEqual([])
  })

  it('names no address but npm’s registry, by a safe connection', () => {
    const elsewhere = packages.filter(({ address }) => address !== undefined && !address.startsWith('https://registry.npmjs.org/'))
    expect(pathsOf(elsewhere)).toEqual([])
  })

  it('ships only code whose licence asks for no more than a notice', () => {
    expect(packages.filter(({ ships, license }) => ships && !isFree(license))).toEqual([])
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
