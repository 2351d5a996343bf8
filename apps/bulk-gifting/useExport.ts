import { useState } from 'react'
import { getRedemptions } from '../../features/bulk-gifting/api.ts'
import { redemptionsCsv } from '../../features/bulk-gifting/csv.ts'
import { answered } from '../../features/shared/api/answer.ts'
import { readFailureText } from '../../features/shared/api/failureText.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { download } from './download.ts'
import { readAll } from './readAll.ts'

/** Recipients that one call reads. */
const chunk = 5_000

/** Makes a file of all recipients of an order, however many pages they fill. */
export function useExport(id: string) {
  const [exported, setExported] = useState<number | null>(null)
  const showToast = useToast()

  async function onExport() {
    setExported(0)
    const all = await readAll(async (page) => {
      const answer = await callSignedIn(getRedemptions, { path: { id }, query: { page, per_page: chunk } })
      return answer.ok ? answered({ rows: answer.value.redemptions, pageCount: answer.value.pageCount }) : answer
    }, setExported)
    setExported(null)
    if (all.ok) download(`order-${id}.csv`, redemptionsCsv(all.value))
    else showToast({ tone: 'danger', title: `The list was not exported. ${readFailureText(all.failure)}` })
  }
  return { exported, onExport: () => void onExport() }
}
