import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import { dayEverywhere } from '../../features/shared/dates/dayEverywhere.ts'
import { useAddress, useHistory } from '../runtime/page/address.tsx'
import { useEffect, useState } from 'react'
import { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { type Draft, type OpenAmountRequest, type PurchaseState, getPurchaseState, savedDraft } from '../../features/store/purchase.ts'
import { hashByTab } from '../../features/store/panel.ts'
import { getHostPrefix } from '../../features/shared/links/hostPrefix.ts'
import { EmailCapture } from '../runtime/page/EmailCapture.tsx'
import { useNow } from '../runtime/page/useNow.ts'
import { appAddress, ownSubscriptionsHref } from '../runtime/page/deployed.ts'
import { loadAhead } from '../../ui/lazy/loadAhead.ts'
import { useFirstTouch } from '../../ui/lazy/firstTouch.ts'
import { promoCodeFromSearch, withUtm } from '../runtime/page/campaign.ts'
import { useSaved } from '../runtime/storage/saved.ts'
import { reportStep } from '../runtime/page/report.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { slugFromSearch, tabFromHash } from './address.ts'
import { spendOfLink } from '../../features/calculator/spend.ts'
import { plainText } from '../../ui/text/plainText.ts'
import { type PurchaseOption, optionQuery } from '../../features/shared/money/purchaseOption.ts'
import * as api from '../../features/store/api.ts'
import { type Answer, answered } from '../../features/shared/api/answers/answer.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { call } from '../runtime/api/call.ts'
import { takeAhead } from '../runtime/api/readAhead.ts'
import { useSend } from '../runtime/api/useSend.ts'

/** Milliseconds without typing before an amount is checked (PUR-08). */
const amountRest = 400

async function createOption({ tab, ...body }: OpenAmountRequest, key: string): Promise<Answer<PurchaseOption>> {
  const answer = await call(tab === 'cash' ? api.createCashOption : api.createGiftCardOption, { body }, { key })
  return answer.ok ? answered({ kind: tab === 'cash' ? 'ico' : 'gco', id: answer.value.id }) : answer
}

function checkoutHref(option: PurchaseOption, { promoCode, design }: Draft): string {
  const address = new URL(`${appAddress('checkout')}?${optionQuery(option)}`, location.origin)
  const code = plainText(promoCode)
  if (code !== '') address.searchParams.set('code', code)
  if (option.kind === 'gco') address.searchParams.set('design', design)
  return withUtm(address.href)
}

/**
 * The panel of this visit, read once, and again after a failure: nothing changes under the buyer's hand. The cache of `useRead` would
 * weigh a twentieth of the page.
 */
function usePanel(slug: string) {
  const [answer, setAnswer] = useState(() => takeAhead(api.getPanel, { path: { slug } }))
  useEffect(() => {
    if (!answer) void call(api.getPanel, { path: { slug } }).then(setAnswer)
  }, [answer, slug])
  const read = !answer ? loading : answer.ok ? ready(answer.value) : failedToLoad(answer.failure)
  return { read, readAgain: () => setAnswer(null) }
}

export function PurchaseRoute() {
  const { search } = useAddress()
  const slug = slugFromSearch(search)
  return <PurchaseVisit key={slug} slug={slug} search={search} />
}

function PurchaseVisit({ slug, search }: { slug: string; search: string }) {
  const history = useHistory()
  const host = getHostPrefix(location.hostname)
  const tab = tabFromHash(useAddress().hash, host)
  const { read, readAgain } = usePanel(slug)
  // Another link is another visit; a code that was typed on the way is none.
  const [saved, save] = useSaved(`flow.purchase.${search}`, savedDraft, {
    promoCode: promoCodeFromSearch(search),
    amount: null,
    checked: null,
    design: giftDesigns[0],
  })
  const [draft, setDraft] = useState(saved)
  useEffect(() => save(draft), [save, draft])
  const { amount, promoCode } = draft
  useEffect(() => {
    const timer = setTimeout(() => setDraft((before) => ({ ...before, checked: amount })), amountRest)
    return () => clearTimeout(timer)
  }, [amount])
  // The answer to one amount says nothing of another.
  const { submission, send } = useSend(createOption, { of: JSON.stringify([tab, amount, promoCode]) })
  const [leaving, setLeaving] = useState<Extract<PurchaseState, { status: 'leaving' }> | null>(null)
  // The browser may restore the page from its back/forward cache, after it has left for the checkout.
  useEffect(() => {
    const onReturn = () => setLeaving(null)
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  async function leave(request: OpenAmountRequest) {
    const answer = await send(request)
    if (!answer?.ok) return
    setLeaving({ status: 'leaving', option: answer.value, draft })
    location.assign(checkoutHref(answer.value, draft))
  }
  // Whoever does something here goes on to the checkout.
  useFirstTouch(async () => (await loadAhead(() => import('../runtime/start/fetchAhead.ts')))?.fetchAhead(appAddress('checkout')))
  const clock = useNow()
  const state = leaving ?? getPurchaseState(read, { host, spend: spendOfLink(search), tab, draft }, submission)
  useEffect(() => reportStep('purchase_status', { status: state.status }), [state.status])
  const isSending = submission.phase === 'sending'
  return (
    <PurchaseScreen
      state={state}
      // A tab changes the address, so that Back returns to the other tab; the page stays where it is.
      onTab={(next) => isSending || history.push(history.location.pathname + history.location.search + hashByTab[next])}
      onDraft={(changed) => isSending || setDraft((before) => ({ ...before, ...changed }))}
      onSend={(request) => void leave(request)}
      onRetry={readAgain}
      checkoutHref={checkoutHref}
      today={dayEverywhere(clock().getTime())}
      onTryAgain={useLongWait(state.status === 'loading')}
      passMapHref={`${appAddress('embed')}map?pass=true`}
      manageHref={ownSubscriptionsHref()}
      capture={'panel' in state && <EmailCapture projectId={state.panel.projectId} />}
    />
  )
}
