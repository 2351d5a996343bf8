import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The page after these faults. */
const met = z.object({
  faults: z.array(z.string()),
  sees: z.string(),
  typed: z.nullable(z.string()),
  way: z.string(),
  broken: z.optional(z.string()),
})
const row = z.object({ app: z.string(), call: z.string(), does: z.string(), meets: z.array(met) })
const table = z.object({ faults: z.record(z.string(), z.string()), rows: z.array(row) })

export type Met = z.output<typeof met>
export type Row = z.output<typeof row>
export type Table = z.output<typeof table>

/** The cells of a row, by the name of the fault. */
export type Cells = Readonly<Record<string, Omit<Met, 'faults'>>>

const root = join(import.meta.dirname, '../..')
export const tableFile = join(root, 'stories/faults/faults.json')
export const readTable = (): Table => table.parse(JSON.parse(readFileSync(tableFile, 'utf8')))
export const readRow = (text: string): Row => row.parse(JSON.parse(text))

/** The names of the faults, in the order of the table. */
export const faultTitles: Readonly<Record<string, string>> = {
  offline: 'Offline',
  timeout: 'No answer in time',
  unauthorized: '401',
  forbidden: '403',
  notFound: '404',
  conflict: '409',
  invalid: '422, with a message',
  tooMany: '429, Retry-After: 30',
  serverError: '500',
  unavailable: '503',
  html: 'HTML with 200',
  empty: '204',
  truncated: 'Half of a JSON',
  misfit: 'Another shape',
  lost: 'Done, and the answer lost',
}

/** Faults with the same cell share one line. */
export function rowOf(of: Pick<Row, 'app' | 'call' | 'does'>, cells: Cells): Row {
  const groups = new Map<string, Met>()
  for (const name of Object.keys(faultTitles)) {
    const cell = cells[name]
    if (!cell) continue
    const key = JSON.stringify(cell)
    groups.set(key, { ...cell, faults: [...(groups.get(key)?.faults ?? []), name] })
  }
  return { ...of, meets: [...groups.values()].map(({ faults, ...cell }) => ({ faults, ...cell })) }
}

/** The table with these rows in the place of their old ones. */
export function renewed({ rows }: Table, newer: readonly Row[], apps: readonly string[]): Table {
  const left = rows.filter(({ app }) => !apps.includes(app))
  const name = ({ app, call }: Row) => `${app} ${call}`
  return { faults: { ...faultTitles }, rows: [...left, ...newer].toSorted((one, other) => name(one).localeCompare(name(other), 'en')) }
}

/** The table as it is written: a line for each row. */
export const textOf = ({ faults, rows }: Table): string =>
  `{\n"faults": ${JSON.stringify(faults)},\n"rows": [\n${rows.map((each) => JSON.stringify(each)).join(',\n')}\n]\n}\n`
