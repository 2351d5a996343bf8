import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { Gift } from '../../features/checkout/gift.ts'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import type { LinksTo } from '../../features/purchase-link/askedLinks.ts'
import { openPurchaseLink, resendGift, sendPurchaseLinks } from '../../features/purchase-link/api.ts'
import {
  type LinkedPurchase,
  correctionsBeside,
  getPurchaseLinkView,
  linkedPurchaseFrom,
} from '../../features/purchase-link/linkedPurchase.ts'
import { PurchaseLinkScreen } from '../../features/purchase-link/PurchaseLinkScreen.tsx'
import { idle, refused } from '../../features/shared/api/answers/answer.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { type Rest, getRest, restAt } from '../../features/shared/api/answers/rest.ts'
import type { Right } from '../../features/shared/flow/right.ts'
import type { GiftAddress } from '../../features/shared/gift/address.ts'
import { call } from '../runtime/api/call.ts'
import { useSend } from '../runtime/api/useSend.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { useWriteBy } from '../runtime/api/useWrite.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { currencyOr } from '../runtime/money.ts'
import { useAddress, useHistory } from '../runtime/page/address.tsx'
import { useRest } from '../runtime/page/useRest.ts'
import { rights } from '../runtime/session/rights.ts'
import { useSessionEnd } from '../runtime/session/useSessionEnd.ts'
import { reportStep } from '../runtime/page/report.ts'
import { pageLinks } from './pageLinks.ts'
import { useCorrection } from './useCorrection.ts'
import { type LinkRight, endLink, heldLink, holdFound, takeLink, takenLinks } from './purchaseLink.ts'

/** The purchase of the tab's link. A link that is pasted into the address opens another, with nothing of the one before. */
export function PurchaseRoute() {
  const history = useHistory()
  const { hash } = useAddress()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // The address changes with it, and the page is rendered again.
  useLayoutEffect(() => void takeLink(history), [hash, history])
  useSessionEnd(renderAgain)
  if (hash !== '') return <LoadingOrder />
  const link = heldLink()
  const close = () => {
    endLink()
    renderAgain()
  }
  return (
    <Reads key={link === null ? 'none' : takenLinks()}>
      <Purchase link={link} onClose={close} />
    </Reads>
  )
}

/** The answer with a right in the place of the purchase's id: the cache of reads holds no secret. */
const openBy = (opened: number) =>
  withAnswer(openPurchaseLink, (read) => linkedPurchaseFrom(read, currencyOr(), (id) => holdFound(opened, id)))

const unknownLink = refused(null, 404)

async function openLink(link: LinkRight, endpoint: ReturnType<typeof openBy>, opened: number) {
  const answer = await rights.use(link, (token) => call(endpoint, { body: { token } }))
  // A link that has ended still asks for a new one; one that is unknown does nothing more.
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404 && opened === takenLinks()) rights.end(link)
  return answer
}

/** The server refuses earlier where it wants a longer rest. */
const restMs = 60_000

const restSince = (now: number): Rest => ({ message: 'It was just sent.', since: now, until: now + restMs })

/** The purchase with its gift, or the gift's address, as an answer has it. */
const withGift = (shown: LinkedPurchase, gift: Gift | GiftAddress): LinkedPurchase =>
  shown.kind === 'found' && shown.sent ? { ...shown, sent: { ...shown.sent, gift: { ...shown.sent.gift, ...gift } } } : shown

function Purchase({ link, onClose }: { link: LinkRight | null; onClose: () => void }) {
  // The link that this page was opened by: another one has a page of its own.
  const [opened] = useState(takenLinks)
  const [openOwn] = useState(() => openBy(opened))
  // The name of the right is the read's key alone: `openLink` sends the token.
  const { read, readAgain, update } = useRead(openOwn, link && { body: { token: link.name } }, {
    ask: async () => (link ? openLink(link, openOwn, opened) : unknownLink),
  })
  const view = getPurchaseLinkView(link && read)
  const onTryAgain = useLongWait(view.status === 'loading')
  useEffect(() => reportStep('purchase_link_status', { status: view.status }), [view.status])
  const right = view.status === 'found' ? view.found.purchase.giftRight : null

  const asking = useSend(
    (to: LinksTo, key) =>
      to.by === 'email'
        ? call(sendPurchaseLinks, { body: { email: to.email } }, { key })
        : link
          ? rights.use(link, (token) => call(sendPurchaseLinks, { body: { token } }, { key }))
          : Promise.resolve(unknownLink),
    { of: (to) => (to.by === 'email' ? to.email : to.by) },
  )
  const sentTo = asking.act?.done ? asking.act.input : null
  const askedRest = useRest()
  async function ask(to: LinksTo) {
    askedRest.begin(null)
    const answer = await asking.send(to)
    if (answer) askedRest.begin(answer.ok ? (to.by === 'link' ? restSince(Date.now()) : null) : getRest(answer.failure, Date.now()))
  }

  const resending = useWriteBy((by: Right<'purchase'>, key) => rights.use(by, (id) => call(resendGift, { path: { id } }, { key })), {
    of: ({ name }) => name,
  })
  const [done, setDone] = useState<'again' | 'corrected' | null>(null)
  const giftRest = useRest()
  const [lostCorrections, setLostCorrections] = useState<readonly GiftAddress[]>([])
  const { correction, onCorrect } = useCorrection({
    right,
    call,
    mayGoTo: lostCorrections,
    onMayGoTo: setLostCorrections,
    onCorrected: (gift) => {
      setLostCorrections([])
      update((shown) => withGift(shown, gift))
      setDone('corrected')
    },
  })
  async function resend() {
    if (right === null) return
    setDone(null)
    const answer = await resending.send(right)
    if (answer?.ok) {
      const { gift } = answer.value
      if (gift) {
        // It names the address to which it went.
        setLostCorrections([])
        update((shown) => withGift(shown, gift))
      }
      setDone('again')
    }
    if (answer) giftRest.begin(answer.ok ? restSince(Date.now()) : getRest(answer.failure, Date.now()))
  }

  const mayGoTo = correctionsBeside(view.status === 'found' ? view.found.sent : null, correction.mayGoTo)
  const isCorrected = correction.mayGoTo.length > 0 && mayGoTo.length === 0
  return (
    <PurchaseLinkScreen
      view={view}
      links={pageLinks()}
      asked={{ submission: askedRest.rest ? idle : asking.submission, sentTo, resting: restAt(askedRest.rest, askedRest.now) }}
      onAsk={(to) => void ask(to)}
      done={done}
      mayGoTo={mayGoTo}
      correction={isCorrected && correction.submission.phase === 'unknown' ? idle : correction.submission}
      onCorrect={(address) => {
        setDone(null)
        void onCorrect(address)
      }}
      resend={giftRest.rest ? idle : resending.submission}
      resting={restAt(giftRest.rest, giftRest.now)}
      onResend={() => void resend()}
      onClose={onClose}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
