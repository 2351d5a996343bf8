import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'

/** One page of a list, how many pages it has now, and how many rows they have in all. */
type Page<Row> = { readonly rows: readonly Row[]; readonly pageCount: number; readonly count: number }

/** Every row that could be read, and how many could not. */
type All<Row> = { readonly rows: readonly Row[]; readonly unread: number }

/** Reads a list page by page. If a page fails, the whole read fails. A page without rows ends it, with any total. */
export async function readAll<Row>(
  readPage: (page: number) => Promise<Answer<Page<Row>>>,
  onCount: (count: number) => void,
): Promise<Answer<All<Row>>> {
  const all: Row[] = []
  let count = 0
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readPage(page)
    if (!answer.ok) return answer
    all.push(...answer.value.rows)
    count = answer.value.count
    pages = answer.value.rows.length === 0 ? 0 : answer.value.pageCount
    onCount(all.length)
  }
  return answered({ rows: all, unread: Math.max(0, count - all.length) })
}
