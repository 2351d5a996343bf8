import { type Answer, answered } from '../../features/shared/api/answer.ts'

/** One page of a list, and how many pages it has now. */
type Page<Row> = { readonly rows: readonly Row[]; readonly pageCount: number }

/**
 * Reads a list page by page, and tells how many rows it has after each. A page that fails ends it: a part of a list would be
 * taken for the whole.
 */
export async function readAll<Row>(
  readPage: (page: number) => Promise<Answer<Page<Row>>>,
  onCount: (count: number) => void,
): Promise<Answer<readonly Row[]>> {
  const all: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readPage(page)
    if (!answer.ok) return answer
    all.push(...answer.value.rows)
    pages = answer.value.pageCount
    onCount(all.length)
  }
  return answered(all)
}
