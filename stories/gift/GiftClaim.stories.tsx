import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { mapStates } from '../../features/map/examples/states.ts'
import { MapContent } from '../../features/map/MapContent.tsx'
import { GiftScreen } from '../../features/gift/GiftScreen.tsx'
import { BalanceCheck } from '../../features/gift/balance/BalanceCheck.tsx'
import { balanceViews } from '../../features/gift/balance/examples.ts'
import { giftVariants, giftViews } from '../../features/gift/examples.ts'
import { spec } from '../spec.ts'
import { withSaleTerms } from '../withSettings.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Gift',
  component: GiftScreen,
  args: {
    view: giftViews.open,
    device: 'desktop',
    pageUrl: 'https://gift.example/?gift=dinner',
    restaurants: 127,
    map: <MapContent map={mapStates.ready} passOnly={false} few={3} styleUrl={null} onRetry={fn()} />,
    balance: <BalanceCheck view={balanceViews.asking} code="" onCode={fn()} lostHref="#find" />,
    onRetry: fn(),
    onOpen: fn(),
  },
  // A narrow window is a phone's, as in the app.
  render: ({ device, ...args }) => {
    const isNarrow = 'matchMedia' in globalThis && !matchMedia('(min-width: 62rem)').matches
    return <GiftScreen {...args} device={device === 'desktop' && isNarrow ? 'ios' : device} />
  },
  parameters: { layout: 'fullscreen', controls: { include: ['view', 'device', 'restaurants'] }, ...spec('GFT-01') },
} satisfies Meta<typeof GiftScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { view: giftViews.loading } }

/** A long wait, with a retry. */
export const Loading__Long: Story = { args: { view: giftViews.loading, onTryAgain: fn() } }

/** Wrapped: one press opens it. */
export const Sealed: Story = {
  args: { view: giftViews.sealed },
  parameters: { ...spec('GFT-01') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('FEAST-7K2M-40')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open your gift' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** A desktop: a QR code and both stores. The code is copied, selected or read aloud. */
export const Open: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { ...spec('GFT-03', 'LAW-03', 'BLK-13') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ada SENT YOU A GIFT')).toBeVisible()
    const picture = canvasElement.querySelector('img[srcset]')
    await expect(picture).toHaveAttribute('srcset', expect.stringMatching(/=360 360w, \S+=720 720w$/))
    await expect(canvas.getByText('No expiry')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Claim your $50' })).toBeVisible()
    await expect(canvas.getByText('YOUR CODE')).toBeVisible()
    await expect(canvas.getByText(/^Spelled: F, E, A, S, T, dash, 7, K/)).toBeInTheDocument()
    await expect(await canvas.findByRole('img', { name: 'The gift’s QR code' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Download on the App Store/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Get it on Google Play/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Explore locations' })).toHaveAttribute('href', '#locations')
    await expect(document.querySelector('#locations')).toHaveTextContent('Osteria Fiammetta')
  },
}

/** The last day cannot be read: the slip does not claim that there is none. */
export const Open__UnreadableExpiry: Story = { args: { view: giftVariants.openUnreadableExpiry }, parameters: { ...spec('LAW-03') } }

/** A part of it is a promotion: its face says so, and its rules and a number to call stand with it. */
export const Open__Promoted: Story = {
  args: { view: giftVariants.openPromoted },
  decorators: [withSaleTerms({ bonusTerms: 'The bonus is a promotion, and ends in a year.', giftCardPhone: '1-800-555-0142' })],
  parameters: { ...spec('LAW-07') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('incl. $5 bonus')).toBeVisible()
    await expect(await canvas.findByText(/The bonus is a promotion, and ends in a year\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute('href', 'tel:18005550142')
    await expect(canvas.getByText(/^\u2068?Ada\u2069? gave \w+ your email address or phone number/)).toBeVisible()
  },
}

/** An iPhone needs one store, and no QR code of the page it shows. */
export const Open__Iphone: Story = {
  args: { device: 'ios' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }))
    await expect(await canvas.findByRole('button', { name: 'Copied to clipboard.' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith('FEAST-7K2M-40')
  },
}

/** Any other phone: the other store. */
export const Open__Android: Story = { args: { device: 'android' } }

/** A voucher of New Zealand: its currency, and its expiry beside the code. */
export const Open__Voucher: Story = { args: { view: giftVariants.openVoucher } }

/** A gift card has the picture that its buyer chose. */
export const Open__Birthday: Story = {
  args: { view: giftVariants.openBirthday },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your gift' }).querySelector('[data-design="birthday"]')).toBeVisible()
  },
}

/** The gift goes into the wallets of phones, where the server has passes: a phone is offered its own. */
export const Open__Walleted: Story = { args: { view: giftVariants.openWalleted, device: 'ios' }, parameters: { ...spec('WAL-01') } }

/** Nobody is named, and neither amount nor restaurant. */
export const Open__Plain: Story = { args: { view: giftVariants.openPlain }, parameters: { ...spec('GFT-03') } }

/** The restaurant has no pictures: its initials stand there. */
export const Open__Unpictured: Story = { args: { view: giftVariants.openUnpictured }, parameters: { ...spec('GFT-03') } }

export const Open__LongCode: Story = { args: { view: giftVariants.openLongCode, device: 'android' } }

/** Claimed already: it is in the app. */
export const Redeemed: Story = { args: { view: giftViews.redeemed }, parameters: { ...spec('GFT-03') } }

export const Expired: Story = { args: { view: giftViews.expired }, parameters: { ...spec('GFT-03') } }

/** Taken back, or sent anew to a corrected address: its code is of no use. */
export const Cancelled: Story = { args: { view: giftViews.cancelled }, parameters: { ...spec('GFT-03') } }

export const Expired__Undated: Story = { args: { view: giftVariants.expiredUndated } }

/** No such gift: the link may be incomplete. */
export const Unknown: Story = { args: { view: giftViews.unknown }, parameters: { ...spec('GFT-03') } }

export const Failed: Story = {
  args: { view: giftViews.failed },
  parameters: { ...spec('GFT-03', 'NET-07') },
  play: presses('Try again', 'onRetry'),
}

/** Without a gift the page invites to the app. */
export const NoGift: Story = { args: { view: giftViews.noGift }, parameters: { ...spec('GFT-02') } }

/** Nobody knows how many restaurants there are: the page does not say it. */
export const NoGift__Uncounted: Story = { args: { view: giftViews.noGift, restaurants: null, device: 'ios' } }
