import { useEffect, useState } from 'react'
import { getRedemptions } from '../../../features/bulk-gifting/api.ts'
import { counted } from '../../../features/shared/forms/counted.ts'
import type { filtersFromSearch } from '../../../features/bulk-gifting/orders/orders.ts'
import { redemptionsCsv } from '../../../features/bulk-gifting/orders/redemptionsCsv.ts'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { readFailureText } from '../../../features/shared/api/answers/failureText.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { download } from '../../runtime/page/download.ts'

/** One page of a list, how many pages it has now, and how many rows they have in all; null where that is not known. */
type Page<Row> = { readonly rows: readonly Row[]; readonly pageCount: number; readonly count: number | null }

/** Every row that could be read, and how many could not. */
type All<Row> = { readonly rows: readonly Row[]; readonly unread: number }

/** Reads a list page by page. If a page fails, the whole read fails. A page without rows ends it, with any total. */
export async function readAll<Row>(
  readPage: (page: number) => Promise<Answer<Page<Row>>>,
  onCount: (count: number) => void,
): Promise<Answer<All<Row>>> {
  const all: Row[] = []
  let count: number | null = 0
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readPage(page)
    if (!answer.ok) return answer
    all.push(...answer.value.rows)
    count = answer.value.count
    pages = answer.value.rows.length === 0 ? 0 : answer.value.pageCount
    onCount(all.length)
  }
  return answered({ rows: all, unread: Math.max(0, (count ?? all.length) - all.length) })
}

/** Recipients that one call reads. */
const chunk = 5_000

/** Makes a file of the recipients that the filters find, however many pages they fill. */
export function useExport(id: string, filters: ReturnType<typeof filtersFromSearch>) {
  const [exported, setExported] = useState<number | null>(null)
  const showToast = useToast()

  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])

  async function onExport() {
    const { signal } = leaving
    setExported(0)
    const all = await readAll(async (page) => {
      const answer = await callSignedIn(getRedemptions, { path: { id }, query: { ...filters, page, per_page: chunk } }, { signal })
      if (!answer.ok) return answer
      const { redemptions, pageCount, matches } = answer.value
      return answered({ rows: redemptions, pageCount, count: matches })
    }, setExported)
    setExported(null)
    if (!all.ok) return showToast({ tone: 'danger', title: `The list was not exported. ${readFailureText(all.failure)}` })
    const { rows, unread } = all.value
    download(`order-${id}.csv`, redemptionsCsv(rows))
    if (unread > 0) showToast({ tone: 'danger', title: `${counted(unread, 'recipient')} could not be read, and are not in the file.` })
  }
  return { exported, onExport: () => void onExport() }
}
