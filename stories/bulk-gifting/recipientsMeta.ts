import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { recipientList } from '../../features/bulk-gifting/examples/orders.ts'
import { LazyColumnChoice } from '../../features/bulk-gifting/recipients/AddRecipients.tsx'
import { RecipientsScreen } from '../../features/bulk-gifting/recipients/RecipientsScreen.tsx'
import { noUpload } from '../../features/bulk-gifting/recipients/upload.ts'
import { formatAddress } from '../../features/shared/contact/formatAddress.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

/** The screen of the recipients, for its stories. */
export const recipientsMeta = {
  component: RecipientsScreen,
  decorators: [inGiftingFrame('create')],
  beforeEach: () => LazyColumnChoice.preload(),
  args: {
    terms: { country: 'US', byText: false },
    format: formatAddress,
    planned: null,
    isSaved: true,
    list: recipientList,
    typed: '',
    upload: noUpload,
    onType: fn(),
    onAddTyped: fn(),
    onPasteLong: fn(),
    onFile: fn(),
    onColumns: fn(),
    onAddRows: fn(),
    onCancelUpload: fn(),
    onRemove: fn(),
    onClear: fn(),
    onCorrect: fn(),
    onDownloadFailed: fn(),
    onDismissFailed: fn(),
    onStep: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('BLK-06', 'BLK-09') },
} satisfies Meta<typeof RecipientsScreen>
