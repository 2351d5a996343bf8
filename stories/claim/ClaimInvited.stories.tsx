import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Invited',
  args: { ...claimScreenMeta.args, state: variants.emailInputReferral },
  parameters: { ...claimScreenMeta.parameters, ...spec('CLM-02', 'CLM-30') },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A friend invites: the restaurant's picture and sign are there. */
export const EmailInput__Referral: Story = {}

/** A friend invites on behalf of a group that has no picture. */
export const EmailInput__ReferralOfGroup: Story = { args: { state: variants.emailInputReferralOfGroup } }

/** A friend invites, and no restaurant and no group is named. */
export const EmailInput__ReferralBare: Story = { args: { state: variants.emailInputReferralBare } }

/** An ambassador's group invites, with its picture. */
export const EmailInput__Ambassador: Story = {
  args: { state: variants.emailInputAmbassador },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Olive’s supper table invites you')).toBeVisible()
    const shown = [...canvasElement.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
    for (const picture of ['harbor-hero', 'harbor-logo', 'saffron-logo']) await expect(shown).toContain(`/pictures/${picture}.svg`)
  },
}

/** An ambassador invites, and no group is named: it is a restaurant's. */
export const EmailInput__AmbassadorOfBrand: Story = { args: { state: variants.emailInputAmbassadorOfBrand } }

/** An ambassador invites, and neither a group nor a restaurant is named. */
export const EmailInput__AmbassadorBare: Story = { args: { state: variants.emailInputAmbassadorBare } }
