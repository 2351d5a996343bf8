import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { PurchaseScreen, type PurchaseScreenProps } from '../../features/store/PurchaseScreen.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { transition } from '../../features/store/transition.ts'
import { purchaseStates, purchaseVariants } from '../../features/store/examples/states.ts'
import { byName } from '../byName.ts'
import { useWalk } from '../useWalk.ts'
import { optionQuery } from '../../features/shared/money/purchaseOption.ts'

const ignore = () => {}
const capture = <EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />

/** The screen, driven by the buyer's events. */
function Walkable({ state: first, send, ...props }: PurchaseScreenProps) {
  const [state, follow] = useWalk(first, transition, send)
  return <PurchaseScreen {...props} state={state} send={follow} />
}

/** The stories of the purchase screen share this; each module adds a title and states. */
export const purchaseScreenMeta = {
  component: PurchaseScreen,
  args: {
    send: fn(),
    capture,
    passMapHref: '#map',
    manageHref: '#subscription',
    begun: '2027-04-30',
    checkoutHref: (option, { promoCode, design }) =>
      `#checkout?${optionQuery(option)}&code=${promoCode}${option.kind === 'gco' ? `&design=${design}` : ''}`,
  },
  render: (args) => <Walkable {...args} />,
  argTypes: byName({ ...purchaseStates, ...purchaseVariants }),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof PurchaseScreen>
