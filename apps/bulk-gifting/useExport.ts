import { useState } from 'react'
import { getRedemptions } from '../../features/bulk-gifting/api.ts'
import { redemptionsCsv } from '../../features/bulk-gifting/csv.ts'
import type { Redemption } from '../../features/bulk-gifting/order.ts'
import { readFailureText } from '../../features/shared/api/failureText.ts'
import { useToast } from '../../ui/Toast/Toasts.tsx'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { download } from './download.ts'

/** Recipients that one call reads. */
const chunk = 5_000

/** Makes a file of all recipients of an order, however many pages they fill. */
export function useExport(id: string) {
  const [exported, setExported] = useState<number | null>(null)
  const showToast = useToast()

  async function onExport() {
    const all: Redemption[] = []
    setExported(0)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await callSignedIn(getRedemptions, { path: { id }, query: { page, per_page: chunk } })
      if (!answer.ok) {
        setExported(null)
        // A file with a part of the recipients would be taken for the whole.
        showToast({ tone: 'danger', title: `The list was not exported. ${readFailureText(answer.failure)}` })
        return
      }
      all.push(...answer.value.redemptions)
      pages = answer.value.pageCount
      setExported(all.length)
    }
    download(`order-${id}.csv`, redemptionsCsv(all))
    setExported(null)
  }
  return { exported, onExport: () => void onExport() }
}
