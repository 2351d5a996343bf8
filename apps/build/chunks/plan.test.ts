import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Module, loadsOf } from './loads.ts'
import { planChunks } from './plan.ts'

type Graph = Readonly<Record<string, Partial<Module>>>

const large = 100_000
const small = 10

const plan = (graph: Graph, ...apps: readonly string[]) => {
  const modules = new Map(Object.entries(graph).map(([id, module]) => [id, { size: large, imports: [], lazyImports: [], ...module }]))
  const pages = apps.map((app) => ({
    entry: `${app}/entry`,
    steps: ['steps/react'].filter((id) => id in graph),
    first: [`${app}/main`],
    others: [],
  }))
  return planChunks(modules, loadsOf(modules, pages)).map((ids) => ids.toSorted())
}
/** An app with an entry, and what its main module imports, at once and later. */
const app = (name: string, imports: readonly string[], lazyImports: readonly string[] = []): Graph => ({
  [`${name}/entry`]: { imports: ['start'], lazyImports: [`${name}/main`] },
  [`${name}/main`]: { size: small, imports, lazyImports },
})
const start = { start: {} }

describe('the files of several apps', () => {
  it('hold what two apps need once, and nothing large that only one of them needs', () => {
    const chunks = plan({ ...start, ...app('claim', ['react']), ...app('store', ['react', 'map']), react: {}, map: {} }, 'claim', 'store')
    expect(chunks.filter((ids) => ids.includes('react'))).toHaveLength(1)
    expect(chunks.find((ids) => ids.includes('react'))).not.toContain('map')
  })
  it('are not more than they are worth: what is small joins a file that its page loads anyway', () => {
    const chunks = plan(
      { ...start, ...app('claim', ['react', 'icon']), ...app('store', ['react']), react: {}, icon: { size: small } },
      'claim',
      'store',
    )
    expect(chunks.find((ids) => ids.includes('icon'))?.length).toBeGreaterThan(1)
  })
  it('leave large parts that come later out of the first load', () => {
    const chunks = plan({ ...start, ...app('claim', ['react'], ['map']), react: {}, map: {} }, 'claim')
    expect(chunks).toContainEqual(['map'])
  })
  it('do not make the first script wait for what the page needs next', () => {
    const graph = { start: { size: small }, ...app('claim', ['react']), ...app('store', ['react']), react: { size: small } }
    expect(plan(graph, 'claim', 'store').find((ids) => ids.includes('start'))).toEqual(['start'])
  })
  it('do not make one task of the start wait for the code of the next', () => {
    const graph = { ...start, ...app('claim', ['steps/react', 'router']), 'steps/react': { size: small }, router: { size: small } }
    expect(plan(graph, 'claim')).toContainEqual(['steps/react'])
  })
  it('hold each module once, and no circle, whatever imports what', () => {
    const names = Array.from({ length: 12 }, (_, index) => `m${index}`)
    // A module imports only later ones.
    const some = (index: number) => fc.subarray(names.slice(index + 1))
    const graphs = fc.tuple(
      ...names.map((_, index) => fc.record({ size: fc.constantFrom(small, large), imports: some(index), lazyImports: some(index) })),
    )
    fc.assert(
      fc.property(graphs, some(-1), some(-1), (modules, one, other) => {
        const parts = Object.fromEntries(modules.map((module, index) => [`m${index}`, module] as const))
        const graph: Graph = { ...start, ...app('a', one), ...app('b', other), ...parts }
        const chunks = plan(graph, 'a', 'b')
        const all = chunks.flat()
        expect(new Set(all).size).toBe(all.length)
        const owner = new Map(chunks.flatMap((ids) => ids.map((id) => [id, ids] as const)))
        const importsOf = (ids: readonly string[]) =>
          ids
            .flatMap((id) => graph[id]?.imports ?? [])
            .flatMap((id) => [owner.get(id) ?? []].filter((found) => found !== ids && found.length > 0))
        const visit = (ids: readonly string[], path: readonly (readonly string[])[]): void => {
          expect(path).not.toContain(ids)
          for (const next of new Set(importsOf(ids))) visit(next, [...path, ids])
        }
        for (const ids of chunks) visit(ids, [])
      }),
      { numRuns: 60 },
    )
  })
})
