import { useEffect, useRef, useState } from 'react'
import { type OrderDraft, emptyDraft } from '../../features/bulk-gifting/draft.ts'
import { newAttemptKey } from '../runtime/attempts.ts'
import { token } from '../runtime/token.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'
import { saveDraft, savedDraft } from './savedDraft.ts'

/** Milliseconds without a change until the draft is written: a long list is megabytes. */
const writeDelay = 400

/** Whether the draft survives a reload. After a sign-out nothing is written: the draft holds other people's addresses. */
const save = (buyer: string, draft: OrderDraft): boolean => token() === null || saveDraft(buyer, draft)

/** The buyer's order that is not paid yet. It survives a reload and other pages (BLK-09). */
export function useOrderDraft(buyer: string) {
  const [draft, setDraft] = useState(() => savedDraft(buyer) ?? emptyDraft(newAttemptKey()))
  const [isSaved, setIsSaved] = useState(true)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => {
      const saved = save(buyer, draft)
      setIsSaved(saved)
      warnBeforeLeaving(!saved)
    }, writeDelay)
    return () => clearTimeout(timer)
  }, [buyer, draft])
  useEffect(() => {
    const saveNow = () => void save(buyer, latest.current)
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
      warnBeforeLeaving(false)
    }
  }, [buyer])
  return {
    draft,
    isSaved,
    change: (patch: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...patch })),
    clear: () => {
      const next = emptyDraft(newAttemptKey())
      latest.current = next
      setDraft(next)
      save(buyer, next)
    },
  }
}
