import { useState } from 'react'
import { correctGift } from '../../features/checkout/api.ts'
import type { Correction } from '../../features/checkout/screens/Confirmation.tsx'
import { refused, isFinalAnswer } from '../../features/shared/api/answers/answer.ts'
import type { OutputOf } from '../../features/shared/api/endpoint.ts'
import type { Right } from '../../features/shared/flow/right.ts'
import { type GiftAddress, isSameAddress, withDoubt } from '../../features/shared/gift/address.ts'
import type { call } from '../runtime/api/call.ts'
import { useWriteBy } from '../runtime/api/useWrite.ts'
import { rights } from '../runtime/session/rights.ts'

type Options = Pick<Correction, 'mayGoTo'> & {
  readonly right: Right<'purchase'> | null
  /** By the session, or as a guest. */
  readonly call: typeof call
  readonly onMayGoTo: (change: (mayGoTo: readonly GiftAddress[]) => readonly GiftAddress[]) => void
  /** Receives the gift as the answer has it, or else its new address: nothing is in doubt any more. */
  readonly onCorrected: (change: NonNullable<OutputOf<typeof correctGift>['gift']> | GiftAddress) => void
}

/** Corrects the address of a gift. Until a final answer comes the gift may go to the new one: also if the page is left before. */
export function useCorrection({ right, call: callBy, mayGoTo, onMayGoTo, onCorrected }: Options) {
  const { submission, send } = useWriteBy(
    async (input: { readonly right: Right<'purchase'>; readonly address: GiftAddress }) => {
      const answer = await rights.use(input.right, (id) => callBy(correctGift, { path: { id }, body: input.address }))
      // Trying again does not help, which a server may not say.
      const isOver = !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 410 && !answer.failure.message
      return isOver ? refused('This gift has been opened already.', 410) : answer
    },
    { of: (input) => input.right.name, sets: true },
  )
  /** While a correction is sent, nothing of it is in doubt. */
  const [before, setBefore] = useState<readonly GiftAddress[] | null>(null)

  async function onCorrect(address: GiftAddress) {
    if (right === null || before !== null) return
    setBefore(mayGoTo)
    onMayGoTo((now) => withDoubt(now, address))
    const answer = await send({ right, address })
    if (answer) setBefore(null)
    if (answer?.ok) onCorrected(answer.value.gift ?? address)
    else if (answer && !isFinalAnswer(answer.failure)) onMayGoTo((now) => withDoubt(now, address))
    else if (answer && !mayGoTo.some((each) => isSameAddress(each, address)))
      onMayGoTo((now) => now.filter((each) => !isSameAddress(each, address)))
  }
  return { correction: { submission, mayGoTo: before ?? mayGoTo }, onCorrect }
}
