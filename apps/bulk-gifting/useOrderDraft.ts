import { useEffect, useRef, useState } from 'react'
import { type OrderDraft, emptyDraft } from '../../features/bulk-gifting/draft.ts'
import { newAttemptKey } from '../runtime/attempts.ts'
import { token } from '../runtime/token.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'
import { pause } from './pause.ts'
import { draftSaver, savedDraft } from './savedDraft.ts'

/** Milliseconds without a change until the draft is written: a long list is megabytes. */
const writeDelay = 400

/** The buyer's order that is not paid yet. It survives a reload and other pages (BLK-09). */
export function useOrderDraft(buyer: string) {
  const [draft, setDraft] = useState(() => savedDraft(buyer) ?? emptyDraft(newAttemptKey()))
  const [isSaved, setIsSaved] = useState(true)
  const [save] = useState(() => draftSaver(buyer))
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    let isOver = false
    async function saveInSteps() {
      let hasRoom = true
      // After a sign-out nothing is written: the draft holds other people's addresses.
      if (token() !== null) {
        for (const isStepSaved of save(draft)) {
          hasRoom &&= isStepSaved
          await pause()
          if (isOver) return
        }
      }
      setIsSaved(hasRoom)
      warnBeforeLeaving(!hasRoom)
    }
    const timer = setTimeout(() => void saveInSteps(), writeDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [draft, save])
  useEffect(() => {
    const saveNow = () => token() !== null && Array.from(save(latest.current))
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
      warnBeforeLeaving(false)
    }
  }, [save])
  return {
    draft,
    isSaved,
    change: (patch: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...patch })),
    clear: () => {
      const next = emptyDraft(newAttemptKey())
      latest.current = next
      setDraft(next)
      Array.from(save(next))
    },
  }
}
