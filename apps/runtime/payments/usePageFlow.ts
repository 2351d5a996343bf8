import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent } from '../../../features/payment/attempt/payment.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { useFlow } from '../flow/flowRunner.ts'
import type { OpenGateway } from './gateway/usePayments.tsx'
import { type PageSetup, pageFlow } from './pageFlow.ts'
import { createPresses } from './presses.ts'

const noGateway: OpenGateway = () => Promise.reject(new Error('No card is charged.'))

/** Runs the flow of a page that pays: its own steps, its payment, and every press that pays. A page that charges no card loads no gateway. */
export function usePageFlow<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  setup: PageSetup<S, E, C, P>,
  openGateway = noGateway,
) {
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  /** The steps that wait until the newest state is drawn. */
  const undrawn = useRef<(() => void)[]>([])
  const drawn = () => new Promise<void>((goOn) => undrawn.current.push(goOn))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [flow] = useState(() => pageFlow(setup, { latest: () => latest.current, openGateway, drawn }))
  const { state, next, send, now, drafts } = useFlow(flow)
  useEffect(() => {
    if (state === now()) for (const goOn of undrawn.current.splice(0)) goOn()
  }, [state, now])
  const payment = {
    state: state.payment,
    send: (event: PaymentEvent<P>) => send({ type: 'payment', event }),
    /** The newest state, and the page's view of it. */
    now: () => ({ state: now().payment, view: latest.current.view(now().flow) }),
  }
  // oxlint-disable-next-line react/refs -- a press alone reads it
  const presses = createPresses<P>({ ...payment, records: setup.records })
  return {
    flow: state.flow,
    next: next.flow,
    send: (event: E) => send(event),
    now: () => now().flow,
    drafts,
    payment: { ...payment, ...presses },
  }
}
