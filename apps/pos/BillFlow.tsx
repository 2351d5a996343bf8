import { useEffect, useLayoutEffect } from 'react'
import { showsAtOnce } from '../../features/pos/pageRules.ts'
import type { PosEvent, PosPayment } from '../../features/pos/pos.ts'
import type { OrderLink } from '../../features/pos/visit.ts'
import { savedPos } from '../../features/pos/saved.ts'
import { transition } from '../../features/pos/transition.ts'
import { type PosState, load } from '../../features/pos/states.ts'
import { useFlow } from '../runtime/flow/flowRunner.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import type { LoosePayment as Payment } from '../runtime/payments/paymentSetup.ts'
import { usePaymentOutcome } from '../runtime/payments/usePaymentOutcome.ts'
import { onSignedOut } from '../runtime/session/session.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { handlers } from './commands.ts'

export type RunningFlow = { readonly state: PosState; readonly send: (event: PosEvent) => void; readonly now: () => PosState }

type Props = {
  readonly link: OrderLink
  readonly storageKey: string
  readonly payment: Payment<PosPayment>
  /** Null once it has stopped. */
  readonly onChange: (flow: RunningFlow | null) => void
}

/** The steps of a visit, while nothing of earlier visits must be looked up: it reads the bill, and may leave. It draws nothing. */
export function BillFlow({ link, storageKey, payment, onChange }: Props) {
  const { state, send, now } = useFlow({
    begin: () => load(link),
    transition,
    calls: {},
    handlers,
    persist: { storage: tabStorage, storageKey, saved: savedPos(link, allowedReturnUrl) },
    reloaded: { type: 'reloaded' },
  })
  usePaymentOutcome(payment, {
    onPaid: (receipt, attempt) => {
      send({ type: 'paid', receipt, attempt })
      return showsAtOnce(attempt)
    },
    onNotPaid: (because) => send({ type: 'notPaid', because }),
  })
  useEffect(() => onSignedOut((why) => send({ type: 'signedOut', why })), [send])
  useLayoutEffect(() => {
    onChange({ state, send, now })
    return () => onChange(null)
  }, [state, send, now, onChange])
  return null
}
