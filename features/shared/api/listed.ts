/** Rows as an answer lists them. `isWhole`: none is missing of what they are a list of. */
export type Listed<Row> = { readonly rows: readonly Row[]; readonly isWhole: boolean }

/** The sum or the number of listed rows; null, which is not zero, where one may be missing. Nothing else adds up the rows of a list. */
export const addUp = <Row, Sum>({ rows, isWhole }: Listed<Row>, sum: (rows: readonly Row[]) => Sum): Sum | null =>
  isWhole ? sum(rows) : null
