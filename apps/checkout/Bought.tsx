import * as api from '../../features/checkout/api.ts'
import { isSignedIn } from '../../features/checkout/account.ts'
import type { SinceBought } from '../../features/checkout/bought.ts'
import { type Gift, isSameGift } from '../../features/checkout/gift.ts'
import { Bought as Screen, type BoughtSlot } from '../../features/checkout/screens/Bought.tsx'
import { isFinalAnswer } from '../../features/shared/api/answers/answer.ts'
import type { Right } from '../../features/shared/flow/right.ts'
import { call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { useSend } from '../runtime/api/useSend.ts'
import { useNow } from '../runtime/page/useNow.ts'
import { rights } from '../runtime/session/rights.ts'
import { Restaurants } from './Restaurants.tsx'
import { useCorrection } from './useCorrection.ts'

/** Calls by who is signed in; otherwise by a guest. */
export const callBy = (isMember: boolean): typeof call =>
  isMember ? (endpoint, input, options) => callSignedIn(endpoint, input, { ...options, orAsGuest: true }) : call

/** One gift for each purchase: after a lost answer it is sent again, and delivered once. */
export const sendGift = (right: Right<'purchase'>, gift: Gift, isMember: boolean) =>
  rights.use(right, (id) => callBy(isMember)(api.sendGift, { path: { id }, body: gift }, { key: `gift.${id}` }))

/** A password to be set is known by its own key. */
export const setPassword = (right: Right<'password'>, password: string) =>
  rights.use(right, (resetToken) => call(api.setPassword, { body: { resetToken, password } }))

/** The purchase of this visit, with the writes that follow it. Each is recorded in the visit before it is sent: a reload knows it. */
export const Bought: BoughtSlot = ({ state, send, links, drafts }) => {
  const { visit, purchase, paidBy, given } = state
  const { giftRight, passwordRight } = purchase
  const isMember = isSignedIn(visit.account)
  const change = (since: Partial<SinceBought>) => send({ type: 'boughtChanged', paidBy, since })

  const giving = useSend(({ right, gift }: { readonly right: Right<'purchase'>; readonly gift: Gift }) => sendGift(right, gift, isMember), {
    of: ({ right }) => right.name,
  })
  async function give(gift: Gift) {
    if (giftRight === null || given?.is !== 'toSend' || giving.submission.phase === 'sending') return
    const toSend = { is: 'toSend', draft: gift, mayHaveGone: true } as const
    change({ given: toSend })
    const answer = await giving.send({ right: giftRight, gift })
    if (answer?.ok) {
      const sent = answer.value.gift ?? gift
      change({ given: { is: 'sent', gift: sent, isLatest: !given.mayHaveGone || isSameGift(sent, gift), mayGoTo: [] } })
    } else if (answer && isFinalAnswer(answer.failure)) change({ given: { ...toSend, mayHaveGone: given.mayHaveGone } })
  }

  const sent = given?.is === 'sent' ? given : null
  const { correction, onCorrect } = useCorrection({
    right: giftRight,
    call: callBy(isMember),
    mayGoTo: sent?.mayGoTo ?? [],
    onMayGoTo: (next) => sent && change({ given: { ...sent, mayGoTo: next(sent.mayGoTo) } }),
    onCorrected: (gift) => sent && change({ given: { ...sent, gift: { ...sent.gift, ...gift }, isLatest: true, mayGoTo: [] } }),
  })

  const password = useSend(
    (input: { readonly right: Right<'password'>; readonly password: string }) => setPassword(input.right, input.password),
    { of: ({ right }) => right.name },
  )
  async function choosePassword(typed: string) {
    if (passwordRight === null) return
    const answer = await password.send({ right: passwordRight, password: typed })
    if (!answer?.ok) return
    change({ isPasswordSet: true })
    rights.end(passwordRight)
  }

  return (
    <Screen
      state={state}
      links={links}
      drafts={drafts}
      now={useNow()}
      restaurants={Restaurants}
      giving={giving.submission}
      onGive={(gift) => void give(gift)}
      onKeep={() => given?.is === 'toSend' && change({ given: { is: 'kept', mayHaveGone: given.mayHaveGone } })}
      correction={correction}
      onCorrect={(address) => void onCorrect(address)}
      password={password.submission}
      onPassword={(typed) => void choosePassword(typed)}
    />
  )
}
