import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen, ClaimScreenProps } from '../../features/claim/ClaimScreen.tsx'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim invited',
  args: { ...claimScreenMeta.args, state: variants.emailInputReferral },
  parameters: { ...claimScreenMeta.parameters, ...spec('CLM-02', 'CLM-30') },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Expects the text about who invites, and these pictures. */
const shows =
  (invites: string, ...pictures: readonly string[]) =>
  async ({ canvas, canvasElement }: StoryContext<ClaimScreenProps>): Promise<void> => {
    await expect(canvas.getByText(invites)).toBeVisible()
    const shown = [...canvasElement.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
    await expect(shown.filter((path) => path.startsWith('/pictures/')).toSorted()).toEqual(pictures.toSorted())
  }

/** A friend invites: the restaurant's picture and sign are there. */
export const EmailInput__Referral: Story = { play: shows('A friend invites you', '/pictures/harbor-hero.svg', '/pictures/harbor-logo.svg') }

/** A friend invites on behalf of a group that has no picture. */
export const EmailInput__ReferralOfGroup: Story = {
  args: { state: variants.emailInputReferralOfGroup },
  play: shows('A friend from Olive’s supper table invites you', '/pictures/harbor-hero.svg', '/pictures/harbor-logo.svg'),
}

/** A friend invites, and no restaurant and no group is named. */
export const EmailInput__ReferralBare: Story = { args: { state: variants.emailInputReferralBare }, play: shows('A friend invites you') }

/** An ambassador's group invites, with its picture. */
export const EmailInput__Ambassador: Story = {
  args: { state: variants.emailInputAmbassador },
  play: shows('Olive’s supper table invites you', '/pictures/harbor-hero.svg', '/pictures/harbor-logo.svg', '/pictures/saffron-logo.svg'),
}

/** An ambassador invites, and no group is named: it is a restaurant's. */
export const EmailInput__AmbassadorOfBrand: Story = {
  args: { state: variants.emailInputAmbassadorOfBrand },
  play: shows('An ambassador of Harbor & Rye invites you', '/pictures/harbor-hero.svg', '/pictures/harbor-logo.svg'),
}

/** An ambassador invites, and neither a group nor a restaurant is named. */
export const EmailInput__AmbassadorBare: Story = {
  args: { state: variants.emailInputAmbassadorBare },
  play: shows('One of our ambassadors invites you'),
}
