import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asvs } from './asvs.ts'
import { law } from './law.ts'

/** The number of points in each section of the chapter. */
const sections = [1, 3, 5, 8, 8, 1, 5]

it('has every point of ASVS 5.0.0, V3, and each law once', () => {
  const all = sections.flatMap((count, section) => Array.from({ length: count }, (_, index) => `3.${section + 1}.${index + 1}`))
  expect(asvs.map(({ id }) => id)).toEqual(all)
  expect(new Set(law.map(({ id }) => id)).size).toBe(law.length)
})

it('3.1.1 the guide names what is expected of browsers', () => {
  const guide = readFileSync('stories/guides/Security.mdx', 'utf8')
  for (const feature of ['HTTPS', 'Modules', 'Content-Security-Policy', 'Trusted types', 'Cookie prefixes'])
    expect(guide).toContain(`**${feature}`)
})

it('3.2.2 no source writes markup', () => {
  const sources = globSync('{ui,features,apps,themes}/**/*.{ts,tsx}').filter((file) => !/^apps\/(build|e2e)\/|\.(test|e2e)\./.test(file))
  const writing =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|setHTML|parseFromString|\beval\(|new Function\(/
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => writing.test(readFileSync(file, 'utf8')))).toEqual([])
})
