import { newId } from '../../runtime/storage/storage.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GiftDetails } from '../../../features/bulk-gifting/draft/details.ts'
import { type DraftPatch, type OrderDraft, changedDraft, emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { type Address, isPhone } from '../../../features/shared/contact/address.ts'
import { warnBeforeLeaving } from '../../runtime/page/warnBeforeLeaving.ts'
import { loadReading } from '../recipients/loadReading.ts'
import { pause } from '../../runtime/page/pause.ts'
import { draftSaver, saveWhenAsked, savedDraft } from './savedDraft.ts'

/** Milliseconds without a change until the draft is written: a long list is megabytes. */
const writeDelay = 400

/** The draft as these terms allow it: numbers that were added under others fail. It is another order then. */
async function draftUnder(terms: AddressTerms, saved: OrderDraft): Promise<OrderDraft> {
  if (!saved.list.recipients.some(({ address }) => isPhone(address))) return saved
  const { underTerms } = await loadReading()
  const list = underTerms(saved.list, terms)
  return list === saved.list ? saved : { ...saved, list, id: newId() }
}

type Loaded = { readonly draft: OrderDraft } | { readonly error: unknown }

/** The saved draft of the buyer's order, or a new one. Null while it is read. A script that does not load is an error of the page. */
export function useSavedDraft(buyer: string, terms: AddressTerms): OrderDraft | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const readDraft = useEffectEvent(async (of: string): Promise<OrderDraft> => {
    const saved = await savedDraft(of)
    return saved ? draftUnder(terms, saved) : emptyDraft(newId())
  })
  useEffect(() => {
    let isOver = false
    void readDraft(buyer)
      .then(
        (draft): Loaded => ({ draft }),
        (error: unknown): Loaded => ({ error }),
      )
      .then((read) => isOver || setLoaded(read))
    return () => void (isOver = true)
  }, [buyer])
  if (loaded !== null && 'error' in loaded) throw loaded.error
  return loaded && loaded.draft
}

/** The buyer's order that is not paid yet, with the gift before anything is chosen. It survives a reload and other pages. */
export function useOrderDraft(buyer: string, saved: OrderDraft, first: GiftDetails) {
  const [draft, setDraft] = useState(saved)
  const [isSaved, setIsSaved] = useState(true)
  const [save] = useState(() => draftSaver(buyer, saved))
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    let isOver = false
    async function saveInSteps() {
      let hasRoom = true
      for (const isStepSaved of save(draft)) {
        hasRoom &&= isStepSaved
        await pause()
        if (isOver) return
      }
      setIsSaved(hasRoom)
      warnBeforeLeaving('draft', !hasRoom)
    }
    const timer = setTimeout(() => void saveInSteps(), writeDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [draft, save])
  useEffect(() => {
    const saveNow = () => void Array.from(save(latest.current))
    const forget = saveWhenAsked(saveNow)
    window.addEventListener('pagehide', saveNow)
    return () => {
      forget()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
      warnBeforeLeaving('draft', false)
    }
  }, [save])
  // The same function on each render, so that the rows of a long list do not render again.
  const remove = useCallback((address: Address) => {
    setDraft((before) => ({
      ...before,
      id: newId(),
      list: { ...before.list, recipients: before.list.recipients.filter((recipient) => recipient.address !== address) },
    }))
  }, [])
  return {
    draft,
    isSaved,
    remove,
    change: (patch: DraftPatch) =>
      setDraft((before) => changedDraft(before, typeof patch === 'function' ? patch(before) : patch, first, newId)),
    clear: () => {
      const next = emptyDraft(newId())
      latest.current = next
      setDraft(next)
      Array.from(save(next))
    },
  }
}
