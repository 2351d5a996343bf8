import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { points } from './points.ts'

/** The number of points in each section of the chapter. */
const sections = [1, 3, 5, 8, 8, 1, 5]

it('has every point of the chapter', () => {
  const all = sections.flatMap((count, section) => Array.from({ length: count }, (_, index) => `3.${section + 1}.${index + 1}`))
  expect(points.map(({ id }) => id)).toEqual(all)
})

const proofs = points.flatMap((point) => (point.by === 'code' ? [{ id: point.id, ...point.proof }] : []))

it.each(proofs)('$id: the named proof is there', ({ file, test }) => {
  expect(readFileSync(file, 'utf8')).toContain(test)
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
