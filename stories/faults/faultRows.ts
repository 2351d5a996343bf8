import { operationId, getRoute } from '../../mocks/contract/calls.ts'
import { documentedRoutes } from '../contract/contractCalls.ts'
import table from './faults.json'

type Met = { readonly faults: readonly string[]; readonly sees: string; readonly typed: string | null; readonly way: string }
type Written = { readonly app: string; readonly call: string; readonly does: string; readonly meets: readonly Met[] }

/** A way to a call, with the call's route in the API. */
export type Row = Written & { readonly route: string }

const routes = new Map(documentedRoutes.flatMap(({ endpoint, calls }) => calls.map((call) => [operationId(call), getRoute(endpoint)])))
const written: readonly Written[] = table.rows

/** The title of each fault, in the order of the table. */
export const faultTitles: Readonly<Record<string, string>> = table.faults
/** The calls that no way leads to, by their names in the contract. */
export const notWalked: readonly string[] = [...routes.keys()].filter((call) => !written.some((row) => row.call === call))
export const rows: readonly Row[] = written.map((row) => ({ ...row, route: routes.get(row.call) ?? '' }))

type Wanted = { readonly app: string; readonly fault: string; readonly text: string }

/** The rows of an app, with the lines of a fault, that say a text. Empty means any. */
export const found = ({ app, fault, text }: Wanted): readonly Row[] =>
  rows.flatMap((row) => {
    if (app !== '' && row.app !== app) return []
    const ofRow = `${row.call} ${row.route} ${row.does}`.toLowerCase().includes(text)
    const meets = row.meets.filter(
      ({ faults, sees, way }) => (fault === '' || faults.includes(fault)) && (ofRow || `${sees} ${way}`.toLowerCase().includes(text)),
    )
    return meets.length === 0 ? [] : [{ ...row, meets }]
  })
