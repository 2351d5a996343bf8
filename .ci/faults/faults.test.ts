import { describe, expect, it } from 'vitest'
import { calledRoutes } from './calledRoutes.ts'
import { faultTitles, readTable } from './table.ts'

const routes = await calledRoutes()
const { faults, rows } = readTable()

describe('NET-07 the table of every call and every fault', () => {
  it('has rows of calls of the contract only', () => {
    expect(rows.map(({ call }) => call).filter((call) => !routes.has(call))).toEqual([])
  })

  it('has each row once', () => {
    const names = rows.map(({ app, call }) => `${app} ${call}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says of each fault what is seen, what becomes of what was typed, and what leads on', () => {
    expect(faults).toEqual(faultTitles)
    const cells = rows.flatMap(({ app, call, meets }) => meets.map((met) => ({ ...met, of: `${app} ${call}` })))
    const of = (wrong: (cell: (typeof cells)[number]) => boolean) => cells.filter(wrong).map((cell) => `${cell.of} ${cell.faults.join()}`)
    const all = Object.keys(faultTitles).toSorted()
    const lacking = rows.filter(
      ({ meets }) =>
        meets
          .flatMap((met) => met.faults)
          .toSorted()
          .join() !== all.join(),
    )
    expect(lacking.map(({ app, call }) => `${app} ${call}`)).toEqual([])
    expect(of(({ sees, way, typed }) => [sees, way, typed ?? 'nothing'].some((text) => text.trim() === ''))).toEqual([])
    // A longer text is a whole page.
    expect(of(({ sees }) => sees.length > 300 || sees.includes('©'))).toEqual([])
    expect(of(({ broken, typed }) => broken !== undefined || typed === 'gone')).toEqual([])
  })
})
