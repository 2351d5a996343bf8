import type { ApiDocs } from '../../features/shared/api/documentApi.docs.ts'
import { callsFromModules, getRoute, operationId } from '../../mocks/contract/calls.ts'
import table from './faults.json'

type Met = { readonly faults: readonly string[]; readonly sees: string; readonly typed: string | null; readonly way: string }
type Written = { readonly app: string; readonly call: string; readonly does: string; readonly meets: readonly Met[] }

/** A way to a call, with the call's route in the API, and its place on the API's page. */
export type Row = Written & { readonly route: string; readonly anchor: string }

const modules = import.meta.glob<object>(['../../features/**/api.ts', '../../features/shared/api/events.ts'], { eager: true })
const docs = import.meta.glob<ApiDocs>('../../features/**/{api,events}.docs.ts', { eager: true, import: 'docs' })
const calls = callsFromModules(
  Object.entries(modules).map(([file, exports]) => ({
    path: file.replace('../../features/', ''),
    exports,
    docs: docs[file.replace(/\.ts$/, '.docs.ts')],
  })),
)
const routes = new Map(
  calls.map((call) => {
    const id = operationId(call)
    return [id, { route: getRoute(call.endpoint), anchor: `/${call.feature.replaceAll('/', '')}/${id}` }]
  }),
)
const written: readonly Written[] = table.rows

/** The title of each fault, in the order of the table. */
export const faultTitles: Readonly<Record<string, string>> = table.faults
/** The calls that no way leads to, by their names in the contract. */
export const notWalked: readonly string[] = [...routes.keys()].filter((call) => !written.some((row) => row.call === call))
export const rows: readonly Row[] = written.map((row) => ({ ...row, ...(routes.get(row.call) ?? { route: '', anchor: '' }) }))

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
