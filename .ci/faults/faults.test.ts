import { describe, expect, it } from 'vitest'
import { calledRoutes } from './calledRoutes.ts'
import { faultTitles, readTable } from './table.ts'

const routes = await calledRoutes()
const { faults, rows } = readTable()

/** Calls that nobody has walked through so far. Their row takes them from here; no call may be added. */
const notYet: readonly string[] = [
  'bulk-gifting_cancelGifts',
  'managers_refund_lookUpRefund',
  'partners_brands_verifyPopup',
  'partners_finances_disconnectAccount',
  'partners_finances_getDisconnectedProject',
  'partners_images_saveBrandLook',
  'partners_locations_deleteLocation',
  'partners_submitProject',
  'partners_team_removeMember',
]

describe('NET-07 the table of every call and every fault', () => {
  it('has a row for every call of the contract, and for no other', () => {
    const called = new Set(rows.map(({ call }) => call))
    // A new call needs a way to it in apps/e2e/faults/recipes, and then `npm run faults` with the name of its app.
    expect([...routes.keys()].filter((call) => !called.has(call)).toSorted()).toEqual(notYet)
    expect([...called].filter((call) => !routes.has(call))).toEqual([])
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
    expect(of(({ broken, typed }) => broken !== undefined || typed === 'gone')).toEqual([])
  })
})
