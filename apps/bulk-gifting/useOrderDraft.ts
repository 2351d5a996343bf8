import { useEffect, useRef, useState } from 'react'
import { type OrderDraft, emptyDraft, readDraft, writeDraft } from '../../features/bulk-gifting/draft.ts'
import { newAttemptKey } from '../runtime/attempts.ts'
import { tabStorage } from '../runtime/storage.ts'
import { token } from '../runtime/token.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'

/** A sign-out removes what begins with `flow.`. */
const storageKey = 'flow.gifting'

/** Milliseconds without a change until the draft is written: a long list is megabytes. */
const writeDelay = 400

/** Whether the draft survives a reload. After a sign-out nothing is written: the draft holds other people's addresses. */
const save = (draft: OrderDraft): boolean => token() === null || tabStorage.write(storageKey, writeDraft(draft))

/** The order that is not paid yet. It survives a reload and other pages (BLK-09). */
export function useOrderDraft() {
  const [draft, setDraft] = useState(() => readDraft(tabStorage.read(storageKey)) ?? emptyDraft(newAttemptKey()))
  const [isSaved, setIsSaved] = useState(true)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => {
      const saved = save(draft)
      setIsSaved(saved)
      warnBeforeLeaving(!saved)
    }, writeDelay)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const saveNow = () => void save(latest.current)
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
      warnBeforeLeaving(false)
    }
  }, [])
  return {
    draft,
    isSaved,
    change: (patch: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...patch })),
    clear: () => {
      const next = emptyDraft(newAttemptKey())
      latest.current = next
      setDraft(next)
      save(next)
    },
  }
}
