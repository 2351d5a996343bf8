import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { purchaseLinkViews } from '../../features/purchase-link/examples.ts'
import { PurchaseLinkScreen } from '../../features/purchase-link/PurchaseLinkScreen.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { spec } from '../spec.ts'

export const notAsked = { submission: idle, sentTo: null, resting: null }
export const resting = { message: 'We have just sent it.', seconds: 42 }
export const lost = 'You seem to be offline. Nothing you typed is lost: try again when you are connected.'

/** The purchase of a link, which nobody has changed yet. */
export const purchaseLinkMeta = {
  component: PurchaseLinkScreen,
  args: {
    view: purchaseLinkViews.sent,
    links: { host: 'plain', backHref: '#store', mapHref: '#map', manageHref: '#subscription', passMapHref: '#pass-map' },
    asked: notAsked,
    onAsk: fn(),
    done: null,
    mayGoTo: [],
    correction: idle,
    onCorrect: fn(),
    resend: idle,
    resting: null,
    onResend: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('FND-01') },
} satisfies Meta<typeof PurchaseLinkScreen>
