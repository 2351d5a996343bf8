/** A heading between rows. */
export type GroupHead = {
  /** "Thursday, November 26". */
  title: string
  /** "12 payments". */
  note?: string | undefined
  /** The sum of the rows; without it none stands there. */
  sum?: string | undefined
}

export type Group<Row, Id extends string> = {
  /** The column whose order keeps the rows of a group together. */
  by: Id
  /** The group of a row. */
  idOf: (row: Row) => string
  headOf: (rows: readonly [Row, ...Row[]]) => GroupHead
}

export type Line<Row> =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'group'; readonly id: string; readonly head: GroupHead }

/** The rows as lines of a table, with a heading before each run of one group. */
export function linesOf<Row, Id extends string>(rows: readonly Row[], group: Group<Row, Id> | undefined): readonly Line<Row>[] {
  if (!group) return rows.map((row) => ({ kind: 'row', row }))
  const runs: { readonly id: string; readonly rows: [Row, ...Row[]] }[] = []
  for (const row of rows) {
    const id = group.idOf(row)
    const last = runs.at(-1)
    if (last?.id === id) last.rows.push(row)
    else runs.push({ id, rows: [row] })
  }
  return runs.flatMap(({ id, rows: ofGroup }): readonly Line<Row>[] => [
    { kind: 'group', id, head: group.headOf(ofGroup) },
    ...ofGroup.map((row) => ({ kind: 'row', row }) as const),
  ])
}
