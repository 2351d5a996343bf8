import { useEffect, useEffectEvent, useState, useCallback, useRef } from 'react'
import type { CreateStep } from '../../../features/bulk-gifting/address.ts'
import { shownStep } from '../../../features/bulk-gifting/draft/CreateSteps.tsx'
import { type OrderDraft, getOrderId, type DraftPatch, changedDraft, emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import { firstDetails, giftFromDetails, type GiftDetails } from '../../../features/bulk-gifting/draft/details.ts'
import type { GiftReceipt } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { withoutFailed } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { RecipientsScreen } from '../../../features/bulk-gifting/recipients/RecipientsScreen.tsx'
import type { GiftTerms, AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { getBuyer } from '../../../features/bulk-gifting/api.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'
import { typedCents } from '../../../features/shared/money/typedSum.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { useDrawnStep } from '../../runtime/page/useBusyPage.ts'
import { useNow } from '../../runtime/page/useNow.ts'
import { useGo, usePageSearch } from '../../runtime/routing/links.tsx'
import { useFirstTouch } from '../../../ui/lazy/firstTouch.ts'
import { entries } from '../../runtime/payments/records/entries.ts'
import { paidBy } from '../../runtime/payments/records/paidMark.ts'
import { paymentOfOrder } from '../pay/orderRecords.ts'
import { create, orders } from '../addresses.ts'
import { TermsGate } from '../TermsGate.tsx'
import { plainText } from '../../../ui/text/plainText.ts'
import { writtenAddress, loadReading } from '../recipients/loadReading.ts'
import { useUpload } from '../recipients/useUpload.ts'
import { newId } from '../../runtime/storage/storage.ts'
import { type Address, isPhone } from '../../../features/shared/contact/address.ts'
import { warnBeforeLeaving } from '../../runtime/page/warnBeforeLeaving.ts'
import { pause } from '../../runtime/page/pause.ts'
import { draftSaver, saveWhenAsked, savedDraft } from './savedDraft.ts'

const GiftDetailsScreen = lazyComponent(
  async () => (await import('../../../features/bulk-gifting/draft/GiftDetailsScreen.tsx')).GiftDetailsScreen,
)
const OrderedRoute = lazyComponent(async () => (await import('../pay/OrderedRoute.tsx')).OrderedRoute)
/** The payment, with what follows it: a paid order leaves no page that could stay. */
const PayRoute = lazyComponent(async () => (await Promise.all([import('../pay/PayRoute.tsx'), OrderedRoute.preload()]))[0].PayRoute)

type Buyer = OutputOf<typeof getBuyer>

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

type Props = { readonly terms: GiftTerms; readonly buyer: Buyer; readonly saved: OrderDraft }

function Create({ terms, buyer, saved }: Props) {
  const search = usePageSearch(create)
  const go = useGo()
  const first = firstDetails(terms, ownTimeZone())
  const { draft, isSaved, change, remove, clear } = useOrderDraft(buyer.email, saved, first)
  const [ordered, setOrdered] = useState<{ readonly attempt: string; readonly receipt: GiftReceipt } | null>(null)
  const now = useNow()
  const { list, typed } = draft
  const upload = useUpload(draft, terms, change)
  const details = draft.details ?? first
  const { amount, ...gift } = giftFromDetails(details)
  const onStep = (step: CreateStep) => go(create, { ...search, paid: '', step })
  const orderId = getOrderId(draft, terms.country)
  const spent = paymentOfOrder(orderId)
  const showPaid = (attempt: string) => {
    clear()
    go(create, { spend: search.spend, ...paidBy(attempt) }, { replace: true })
  }
  const onOpened = useEffectEvent(() => {
    if (spent === null || search.paid !== '') return
    if (spent.entry !== null) return showPaid(spent.entry.key)
    // Another tab has the confirmation. This one leads to the orders.
    clear()
    go(orders, {}, { replace: true })
  })
  useFirstTouch(GiftDetailsScreen.preload)
  useFirstTouch(PayRoute.preload)
  // Another tab has paid the order of which this tab has a copy.
  useEffect(() => onOpened(), [])

  const { recipients } = list
  const asked = shownStep(search.step, { count: recipients.length, amount, typed })
  const step = useDrawnStep(asked)
  if (search.paid !== '')
    return (
      <OrderedRoute
        country={terms.country}
        attempt={entries.withMark(search.paid, 'order')?.key ?? null}
        receipt={ordered !== null && paidBy(ordered.attempt).paid === search.paid ? ordered.receipt : null}
        onCreateAnother={() => {
          onStep('recipients')
        }}
      />
    )
  if (step === 'pay' && amount !== null)
    return (
      <PayRoute
        key={orderId}
        draftId={orderId}
        terms={terms}
        order={{ country: terms.country, amount, recipients, ...gift }}
        buyer={buyer}
        onOrdered={(attempt, receipt) => {
          setOrdered({ attempt, receipt })
          showPaid(attempt)
        }}
        onStep={onStep}
      />
    )
  if (step === 'gift')
    return (
      <GiftDetailsScreen
        terms={terms}
        count={recipients.length}
        details={details}
        onDetails={(next) => change({ details: next })}
        sender={buyer.firstName || 'Your company'}
        now={now}
        isGoingOn={asked === 'pay'}
        onStep={onStep}
      />
    )
  return (
    <RecipientsScreen
      terms={terms}
      planned={typedCents(search.spend)}
      isSaved={isSaved}
      list={list}
      typed={typed}
      onType={(text) => change({ typed: text })}
      {...upload}
      format={writtenAddress}
      onPasteLong={(text) => {
        const all = plainText(typed) === '' ? text : `${typed}\n${text}`
        change({ typed: all })
        upload.onAddTyped(all)
      }}
      onAddTyped={() => upload.onAddTyped(typed)}
      onRemove={remove}
      onClear={() => change({ list: { ...list, recipients: [] } })}
      onDismissFailed={() => change({ list: withoutFailed(list) })}
      onStep={onStep}
    />
  )
}

function SavedCreate(props: Omit<Props, 'saved'>) {
  const saved = useSavedDraft(props.buyer.email, props.terms)
  return saved && <Create {...props} saved={saved} />
}

/** A new order, from its recipients to its payment. */
export function CreateRoute() {
  const { read } = useRead(getBuyer, {})
  if (read.status !== 'ready') return null
  const { value: buyer } = read
  return <TermsGate>{(terms) => <SavedCreate key={`${terms.country} ${buyer.email}`} terms={terms} buyer={buyer} />}</TermsGate>
}

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
function useSavedDraft(buyer: string, terms: AddressTerms): OrderDraft | null {
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
function useOrderDraft(buyer: string, saved: OrderDraft, first: GiftDetails) {
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
