import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { begin, transition as captureTransition } from '../../features/email-capture/emailCapture.ts'
import { PurchaseScreen, type PurchaseScreenProps } from '../../features/store/PurchaseScreen.tsx'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { transition } from '../../features/store/transition.ts'
import { useWalk } from '../useWalk.ts'
import { optionQuery } from '../../features/shared/money/purchaseOption.ts'

/** The email form, without a server. */
function Capture() {
  const [state, setState] = useState(() => begin()[0])
  return <EmailCaptureForm state={state} drafts={noDrafts} send={(event) => setState((before) => captureTransition(before, event)[0])} />
}

/** The screen, driven by the buyer's events. */
function Walkable({ state: first, send, ...props }: PurchaseScreenProps) {
  const [state, follow] = useWalk(first, transition, send)
  return <PurchaseScreen {...props} state={state} send={follow} capture={<Capture />} />
}

/** The stories of the purchase screen share this; each module adds a title and states. */
export const purchaseScreenMeta = {
  component: PurchaseScreen,
  args: {
    send: fn(),
    capture: null,
    passMapHref: '#map',
    today: '2027-04-30',
    checkoutHref: (option, promoCode) => `#checkout?${optionQuery(option)}&code=${promoCode}`,
  },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof PurchaseScreen>
