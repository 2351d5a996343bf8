import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AmbassadorScreen, type AmbassadorScreenProps } from '../../features/ambassador/AmbassadorScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { ambassadors, statistics } from '../../features/ambassador/examples.ts'
import { signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { presses } from '../plays.ts'

const onShare = fn<(link: string) => void>() as AmbassadorScreenProps['onShare']

const meta = {
  title: 'Screens/Ambassador/Profile',
  component: AmbassadorScreen,
  args: {
    ambassador: ready(ambassadors.full),
    stats: ready(statistics.full),
    photo: { uploading: false, problem: null },
    cropping: null,
    onPhoto: fn(),
    onShare,
    backHref: '#back',
    onRetry: fn(),
    onRetryStats: fn(),
  },
  decorators: [signedInAs()],
  parameters: { layout: 'fullscreen', controls: { include: ['ambassador', 'stats', 'photo'] }, ...spec('AMB-01') },
} satisfies Meta<typeof AmbassadorScreen>
export default meta

type Story = StoryObj<typeof meta>

const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'me.png', { type: 'image/png' })

/** The money comes first, and then the link to share. */
export const Ready: Story = {
  parameters: { ...spec('AMB-02', 'AMB-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible()
    await expect(canvas.getByText('Member since March 14, 2025')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Your link' })).toHaveTextContent('kumo.example/with/maya')
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledWith('https://kumo.example/with/maya')
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#back')
    await expect(canvas.getByText('Credit Earned').closest('dl')).toHaveTextContent('Credit Earned$502.50')
    await expect(canvas.getByText(/Brand Links/)).toHaveTextContent('7 Brand Links · 64 Claims · 41 Redemptions')
    await expect(canvas.getByText('Nov: $134.75, up $14.75 from Oct.')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Scan to open the link' })).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Photo'), photo)
    await expect(args.onPhoto).toHaveBeenCalledWith(photo)
  },
}

/** A month's figure shows at a pointer or an arrow key, and all of them in a table. */
export const Ready__Figures: Story = {
  parameters: { ...spec('AMB-04') },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Earnings by month' })
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveTextContent('$120.00')
    const earnings = within(canvas.getByRole('figure', { name: 'Earnings by month' }))
    await userEvent.click(earnings.getByText('Earnings by month: show as a table'))
    await expect(earnings.getByRole('row', { name: 'Oct $120.00' })).toBeVisible()
    const reach = within(canvas.getByRole('figure', { name: 'Reach by month' }))
    await userEvent.click(reach.getByText('Reach by month: show as a table'))
    await expect(reach.getByRole('row', { name: 'Nov 1,385' })).toBeVisible()
  },
}

/** Neither photo, email nor link: the initials stand there. */
export const Ready__Bare: Story = { args: { ambassador: ready(ambassadors.bare) } }

/** A browser that shares nothing: the link is copied. */
export const Ready__NoSharing: Story = { args: { onShare: null } }

/** Nothing came of the recommendations so far. */
export const Ready__NoStatistics: Story = { args: { stats: ready(statistics.none) }, parameters: { ...spec('AMB-04') } }

/** Links were shared; what came of them is not known. */
export const Ready__LinksOnly: Story = {
  args: { stats: ready(statistics.linksOnly) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Credit Earned').closest('dl')).toHaveTextContent('Credit EarnedNot known')
  },
}

/** One month makes no line: its figure is shown. */
export const Ready__OneMonth: Story = { args: { stats: ready(statistics.oneMonth) }, parameters: { ...spec('AMB-04') } }

export const Ready__LoadingStatistics: Story = { args: { stats: loading } }

/** The statistics fail, and the profile shows. */
export const Ready__FailedStatistics: Story = {
  args: { stats: failedToLoad({ kind: 'server' }) },
  parameters: { ...spec('AMB-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We can’t load your statistics')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryStats).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible()
  },
}

export const Ready__Uploading: Story = { args: { photo: { uploading: true, problem: null } }, parameters: { ...spec('AMB-03') } }

export const Ready__WrongKind: Story = {
  args: { photo: { uploading: false, problem: 'This is a GIF file, whatever its name says. Please save it as JPEG or PNG.' } },
  parameters: { ...spec('AMB-03') },
}

export const Loading: Story = { args: { ambassador: loading, stats: loading } }

export const Failed: Story = { args: { ambassador: failedToLoad({ kind: 'offline' }) }, play: presses('Try again', 'onRetry') }
