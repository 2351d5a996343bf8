import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import { dayEverywhere } from '../../features/shared/dates/day.ts'
import { useAddress, useHistory } from '../runtime/page/address.tsx'
import { useEffect, useEffectEvent } from 'react'
import { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import {
  type Draft,
  type OpenAmountRequest,
  type PurchaseCommand,
  type PurchaseEvent,
  savedPurchase,
} from '../../features/store/purchase.ts'
import { hashByTab } from '../../features/store/panel.ts'
import { begin, transition } from '../../features/store/transition.ts'
import { getHostPrefix } from '../../features/shared/links/hostPrefix.ts'
import { EmailCapture } from '../runtime/page/EmailCapture.tsx'
import { takeAhead } from '../runtime/api/readAhead.ts'
import { useNow } from '../runtime/page/useNow.ts'
import { appAddress, ownSubscriptionsHref } from '../runtime/page/deployed.ts'
import { loadAhead } from '../../ui/lazy/loadAhead.ts'
import { firstTouch } from '../../ui/lazy/firstTouch.ts'
import { promoCodeFromSearch, withUtm } from '../runtime/page/campaign.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { reportStep } from '../runtime/page/report.ts'
import { useFlow } from '../runtime/flow/flowRunner.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { slugFromSearch, tabFromHash } from './address.ts'
import { spendOfLink } from '../../features/calculator/spend.ts'
import { plainText } from '../../ui/text/plainText.ts'
import { type PurchaseOption, optionQuery } from '../../features/shared/money/purchaseOption.ts'
import * as api from '../../features/store/api.ts'
import { type Answer, answered } from '../../features/shared/api/answers/answer.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'

async function createOption(request: OpenAmountRequest, options: CallOptions): Promise<Answer<PurchaseOption>> {
  const { tab, amount, promoCode, promotionSlug } = request
  const body = { amount, promoCode, promotionSlug }
  const answer =
    tab === 'cash' ? await call(api.createCashOption, { body }, options) : await call(api.createGiftCardOption, { body }, options)
  return answer.ok ? answered({ kind: tab === 'cash' ? 'ico' : 'gco', id: answer.value.id }) : answer
}

const calls: CallsOf<PurchaseCommand, PurchaseEvent> = {
  loadPanel: ({ slug }, options) => call(api.getPanel, { path: { slug } }, options),
  createOption,
}

function checkoutHref(option: PurchaseOption, { promoCode, design }: Draft): string {
  const address = new URL(`${appAddress('checkout')}?${optionQuery(option)}`, location.origin)
  const code = plainText(promoCode)
  if (code !== '') address.searchParams.set('code', code)
  if (option.kind === 'gco') address.searchParams.set('design', design)
  return withUtm(address.href)
}

export function PurchaseRoute() {
  const { search } = useAddress()
  const slug = slugFromSearch(search)
  return <PurchaseVisit key={slug} slug={slug} search={search} />
}

function PurchaseVisit({ slug, search }: { slug: string; search: string }) {
  const { hash } = useAddress()
  const history = useHistory()
  const host = getHostPrefix(location.hostname)
  const promoCode = promoCodeFromSearch(search)
  const { state, send, now } = useFlow({
    begin: () => {
      const draft = { tab: tabFromHash(hash, host), promoCode, amount: null, design: giftDesigns[0] }
      const step = begin({ slug, host, spend: spendOfLink(search), draft })
      const answer = takeAhead(api.getPanel, { path: { slug } })
      return answer ? transition(step[0], { type: 'loadPanelAnswered', answer }) : step
    },
    transition,
    calls,
    handlers: {
      openCheckout: ({ option, draft }) => {
        location.assign(checkoutHref(option, draft))
      },
    },
    // Another link is another visit; a code that was typed on the way is none.
    persist: { storage: tabStorage, storageKey: `flow.purchase.${search}`, saved: savedPurchase },
    reloaded: { type: 'reloaded' },
  })
  const onTab = useEffectEvent((opened: string) => send({ type: 'tabChosen', tab: tabFromHash(opened, host) }))
  useEffect(() => onTab(hash), [hash])
  // The browser may restore the page from its back/forward cache, with a state that already left for the checkout. Every other state
  // stays as it is, and so does the scroll.
  const onReturn = useEffectEvent(
    (event: PageTransitionEvent) => event.persisted && now().status === 'leaving' && send({ type: 'reloaded' }),
  )
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void onReturn(event)
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
  // Whoever does something here goes on to the checkout.
  useEffect(() => {
    const load = () => loadAhead(() => import('../runtime/start/fetchAhead.ts'))
    void firstTouch.then(load).then((loaded) => loaded?.fetchAhead(appAddress('checkout')))
  }, [])
  const clock = useNow()
  const begun = dayEverywhere(clock().getTime())
  const onTryAgain = useLongWait(state.status === 'loading')
  useEffect(() => reportStep('purchase_status', { status: state.status }), [state.status])

  // A tab changes the address first, so that Back returns to the other tab; the page stays where it is. While an amount is sent, the tab cannot change.
  const isSending = state.status === 'openAmount' && state.entry.phase === 'sending'
  const act = (event: PurchaseEvent) => {
    if (event.type !== 'tabChosen') return send(event)
    return isSending ? undefined : history.push(history.location.pathname + history.location.search + hashByTab[event.tab])
  }
  return (
    <PurchaseScreen
      state={state}
      send={act}
      checkoutHref={checkoutHref}
      begun={begun}
      onTryAgain={onTryAgain}
      passMapHref={`${appAddress('embed')}map?pass=true`}
      manageHref={ownSubscriptionsHref()}
      capture={'panel' in state && <EmailCapture projectId={state.panel.projectId} />}
    />
  )
}
