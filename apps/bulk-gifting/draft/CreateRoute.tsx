import { useEffect, useEffectEvent, useState } from 'react'
import type { CreateStep } from '../../../features/bulk-gifting/address.ts'
import { shownStep } from '../../../features/bulk-gifting/draft/CreateSteps.tsx'
import { type OrderDraft, getOrderId } from '../../../features/bulk-gifting/draft/draft.ts'
import { firstDetails, giftFromDetails } from '../../../features/bulk-gifting/draft/details.ts'
import { GiftDetailsScreen } from '../../../features/bulk-gifting/draft/GiftDetailsScreen.tsx'
import type { GiftReceipt } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { withoutFailed } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { RecipientsScreen } from '../../../features/bulk-gifting/recipients/RecipientsScreen.tsx'
import type { GiftTerms } from '../../../features/bulk-gifting/terms.ts'
import { getBuyer } from '../../../features/bulk-gifting/api.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'
import { typedCents } from '../../../features/shared/money/typedSum.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { lazyComponent } from '../../runtime/routing/lazyComponent.tsx'
import { useDrawnStep } from '../../runtime/page/useBusyPage.ts'
import { useNow } from '../../runtime/page/useNow.ts'
import { useGo, usePageSearch } from '../../runtime/routing/links.tsx'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'
import { entries } from '../../runtime/payments/records/entries.ts'
import { paidBy } from '../../runtime/payments/records/paidMark.ts'
import { paymentOfOrder } from '../pay/orderRecords.ts'
import { create, orders } from '../addresses.ts'
import { TermsGate } from '../TermsGate.tsx'
import { plainText } from '../../../ui/text/plainText.ts'
import { useOrderDraft, useSavedDraft } from './useOrderDraft.ts'
import { writtenAddress } from '../recipients/loadReading.ts'
import { useUpload } from '../recipients/useUpload.ts'

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
  useEffect(() => void firstTouch.then(() => PayRoute.preload()), [])
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
