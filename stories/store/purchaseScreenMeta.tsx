import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { PurchaseScreen, type PurchaseScreenProps } from '../../features/store/PurchaseScreen.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import type { Draft } from '../../features/store/purchase.ts'
import { purchaseStates, purchaseVariants } from '../../features/store/examples/states.ts'
import { byName } from '../byName.ts'
import { optionQuery } from '../../features/shared/money/purchaseOption.ts'

const ignore = () => {}
const capture = <EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />

/** The screen, with what the buyer enters. */
function Entered({ state: first, onDraft, ...props }: PurchaseScreenProps) {
  const [entered, setEntered] = useState<Partial<Draft>>({})
  const state = first.status === 'tiers' || first.status === 'openAmount' ? { ...first, draft: { ...first.draft, ...entered } } : first
  const enter = (changed: Partial<Draft>) => {
    onDraft(changed)
    setEntered((before) => ({ ...before, ...changed }))
  }
  return <PurchaseScreen {...props} state={state} onDraft={enter} />
}

/** The stories of the purchase screen share this; each module adds a title and states. */
export const purchaseScreenMeta = {
  component: PurchaseScreen,
  args: {
    onTab: fn(),
    onDraft: fn(),
    onSend: fn(),
    onRetry: fn(),
    capture,
    passMapHref: '#map',
    manageHref: '#subscription',
    today: { begun: '2027-04-30' },
    checkoutHref: (option, { promoCode, design }) =>
      `#checkout?${optionQuery(option)}&code=${promoCode}${option.kind === 'gco' ? `&design=${design}` : ''}`,
  },
  render: (args) => <Entered {...args} />,
  argTypes: byName({ ...purchaseStates, ...purchaseVariants }),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof PurchaseScreen>
