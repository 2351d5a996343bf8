import { useState } from 'react'
import { cancelGifts, getGiftingConfig, getRedemptions, reissueGift, resendGift } from '../../../features/bulk-gifting/api.ts'
import { CancelQuestion } from '../../../features/bulk-gifting/orders/CancelQuestion.tsx'
import { canceledText, waitingGifts, rereadAfter, filtersFromSearch, pageSize } from '../../../features/bulk-gifting/orders/orders.ts'
import { orderRules } from '../../../features/bulk-gifting/orders/statuses.ts'
import { RedemptionDrawer } from '../../../features/bulk-gifting/orders/RedemptionDrawer.tsx'
import { RedemptionsScreen } from '../../../features/bulk-gifting/orders/RedemptionsScreen.tsx'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import type { Address } from '../../../features/shared/contact/address.ts'
import { formatAddress } from '../../../features/shared/contact/formatAddress.ts'
import { Toasts, useToast } from '../../../ui/Toast/Toasts.tsx'
import { useGo, useHref, usePageParams, usePageSearch } from '../../runtime/routing/links.tsx'
import { searchWith, useListSearch } from '../../runtime/routing/useListSearch.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useNow } from '../../runtime/page/useNow.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import type { SendOptions } from '../../runtime/api/useSend.ts'
import { useWriteBy } from '../../runtime/api/useWrite.ts'
import { useExport } from './useExport.ts'
import { orders, redemptions } from '../addresses.ts'

export const RedemptionsRoute = () => (
  <Toasts>
    <Gifts />
  </Toasts>
)

/** The toast names what it is about: it is shown beside another recipient too. */
function useToasted<E extends Endpoint>(
  endpoint: E,
  options: SendOptions<InputOf<E>>,
  titleOf: (input: InputOf<E>, value: OutputOf<E>) => string,
) {
  const showToast = useToast()
  return useWriteBy(async (input: InputOf<E>, key) => {
    const answer = await callSignedIn<E>(endpoint, input, { key })
    if (answer.ok) showToast({ tone: 'success', title: titleOf(input, answer.value) })
    return answer
  }, options)
}

function Gifts() {
  const { id } = usePageParams(redemptions)
  const list = useListSearch(usePageSearch(redemptions))
  const { search } = list
  const filters = filtersFromSearch(search)
  const query = { ...filters, page: search.page, per_page: pageSize }
  const { read, readAgain } = useRead(
    getRedemptions,
    { path: { id }, query },
    { keepPrevious: true, repeatAfter: ({ order }) => rereadAfter([order]) },
  )
  const href = useHref()
  const now = useNow()
  const go = useGo()
  const [asks, setAsks] = useState(false)
  const { exported, onExport } = useExport(id, filters)
  const value = read.status === 'ready' ? read.value : null

  const found = value?.redemptions.find((each) => each.id === search.recipient) ?? null
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const of = search.recipient
  const resend = useToasted(resendGift, { of }, () => `Sent again to ${last === null ? '' : formatAddress(last.address)}`)
  const reissue = useToasted(reissueGift, { of, sets: true }, ({ body }) => `Changed to ${formatAddress(body.address)}`)
  const cancel = useToasted(cancelGifts, { of }, (_, canceled) => canceledText(canceled, value?.order.country ?? 'US'))
  // A gift whose answer was lost may be another one now, which the search does not find: its drawer says so.
  const isAnswered = [resend, reissue, cancel].every(({ submission }) => submission.phase === 'idle')
  const open = found ?? (!isAnswered && last?.id === search.recipient ? last : null)
  const { read: config } = useRead(getGiftingConfig, value && open && { query: { country: value.order.country } })
  const path = { id, redemptionId: search.recipient }
  const close = (found?: string) => {
    for (const write of [resend, reissue, cancel]) write.reset()
    go(redemptions, searchWith(search, { recipient: '', ...(found !== undefined && { q: found }) }), { params: { id } })
  }
  const onResend = async () => {
    reissue.reset()
    const answer = await resend.send({ path })
    if (answer?.ok) close()
  }
  const onReissue = async (address: Address) => {
    resend.reset()
    const answer = await reissue.send({ path, body: { address } })
    // A search for the former address would no longer find the gift.
    if (answer?.ok) close(search.q === '' ? undefined : formatAddress(address))
  }
  // The list has the new address: the lost answer was a success.
  const isCorrected = reissue.submission.phase === 'unknown' && found !== null && found.address === reissue.act?.input.body.address
  const reissuing = isCorrected ? idle : reissue.submission
  const waiting = value === null ? 0 : waitingGifts(value.order)
  const onCancel = async (body: InputOf<typeof cancelGifts>['body']) => {
    const answer = await cancel.send({ path: { id }, body })
    if (!answer?.ok) return
    close()
    setAsks(false)
  }
  return (
    <RedemptionsScreen
      {...list}
      now={now}
      redemptions={read}
      bouncedHref={href(redemptions, { status: 'bounced' }, { id })}
      hrefOf={(redemption) => href(redemptions, searchWith(search, { recipient: redemption.id }), { id })}
      backHref={href(orders)}
      exported={exported}
      onExport={onExport}
      onCancel={value && orderRules[value.order.status].canCancel ? () => setAsks(true) : null}
      onRetry={readAgain}>
      <RedemptionDrawer
        redemption={open}
        submission={resend.submission.phase === 'idle' ? reissuing : resend.submission}
        onResend={() => void onResend()}
        onReissue={(address) => void onReissue(address)}
        country={value?.order.country ?? 'US'}
        byText={config.status === 'ready' && config.value.gift_by_text}
        cancelling={cancel.submission}
        onCancel={() => void onCancel({ redemption_id: search.recipient })}
        onDismiss={cancel.reset}
        onClose={() => close()}
      />
      <CancelQuestion
        // After a cancellation whose answer was lost, none are left to cancel: the list shows their status.
        open={asks && waiting !== 0}
        of={waiting}
        submission={cancel.submission}
        onConfirm={() => void onCancel({ all: true })}
        onClose={() => {
          cancel.reset()
          setAsks(false)
        }}
      />
    </RedemptionsScreen>
  )
}
