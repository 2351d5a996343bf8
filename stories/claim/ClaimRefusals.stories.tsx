import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rememberCampaign } from '../../apps/runtime/campaign.ts'
import type { ClaimStatus } from '../../features/claim/claim.ts'
import { spec } from '../spec.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { type Play, claimAppMeta, link, meeting } from './claimAppMeta.ts'
import { arrive, claimAsMember, claimByEmail, claimsMade, enterCode, findOffer, member, press } from './guest.ts'

const meta = {
  ...claimAppMeta,
  title: 'Flows/Claim refusals',
  parameters: { ...claimAppMeta.parameters, ...spec('CLM-25') },
} satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** A new address is refused, and the guest sees why. */
const turnsAway =
  (status: ClaimStatus): Play =>
  async (context) => {
    await claimByEmail(context)
    await arrive(context, status)
  }

/** A member signs in and is refused. */
const turnsMemberAway =
  (status: ClaimStatus): Play =>
  async (context) => {
    await claimAsMember(context)
    await arrive(context, status)
  }

/** The offer is over when it is loaded. */
export const Ended: Story = {
  args: link('ENDED'),
  parameters: { ...spec('CLM-12') },
  play: (context) => arrive(context, 'newUserNoLongerAvailable'),
}

/** The offer is over when a new guest claims it. */
export const NotValid: Story = { args: link('EXPIRED'), parameters: { ...spec('CLM-12') }, play: turnsAway('newUserNoLongerAvailable') }

/** The offer is over when a member claims it. */
export const NotValid__Member: Story = {
  args: link('EXPIRED', member.email),
  parameters: { ...spec('CLM-10') },
  play: turnsMemberAway('returnUserNoLongerAvailable'),
}

/** Whoever claims the offer has claimed it before. */
export const AlreadyClaimed: Story = { args: link('PREVCLAIMED'), parameters: { ...spec('CLM-08') }, play: turnsAway('prevClaimed') }

/** A guest who has just claimed comes again with the same address: the first claim stays the only one. */
export const ClaimedAgain: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('CLM-08', 'NET-08') },
  play: async (context) => {
    await claimByEmail(context)
    await arrive(context, 'emailClaimSuccess')
    await press(context, 'Use a different code')
    await findOffer(context, 'WELCOME25')
    await claimByEmail(context)
    await arrive(context, 'prevClaimed')
    await expect(claimsMade()).toBe(1)
  },
}

/** The offer was spent without ever being claimed. */
export const Used: Story = { args: link('PREVUSED'), parameters: { ...spec('CLM-09') }, play: turnsAway('prevUsed') }

/** The code was meant for one guest, and another has had it. */
export const UniqueClaimed: Story = { args: link('UNIQUE'), parameters: { ...spec('CLM-08') }, play: turnsAway('prevClaimed') }

/** The code was meant for one guest, and yet the claim stands: the server has a word to say. */
export const UniqueNotice: Story = {
  args: link('UNIQUENOTICE'),
  parameters: { ...spec('CLM-14') },
  play: async (context) => {
    await claimByEmail(context)
    await arrive(context, 'emailClaimSuccess')
    await expect(context.canvas.getByText('This unique code has already been claimed.')).toBeVisible()
  },
}

/** A member asks for an offer for new members: they need not sign in to read why not. The campaign goes along. */
export const NewMembersOnly: Story = {
  args: link('NEWONLY', member.email),
  parameters: { ...spec('CLM-11', 'CLM-27', 'NET-10') },
  beforeEach: () => rememberCampaign('?utm_source=table-card'),
  play: async (context) => {
    await press(context, 'Claim my offer')
    await arrive(context, 'returnUserNewUserOnly')
    const tier = context.canvas.getByRole('link', { name: /^Pay \$50 / })
    await expect(tier).toHaveAttribute('href', expect.stringContaining('/checkout/?ico_id=ico-50&utm_source=table-card'))
  },
}

/** The server finds only at the claim that this phone has an account. */
export const NewMembersOnly__AtTheClaim: Story = {
  args: link('PHONE25', member.phone),
  parameters: { ...spec('CLM-11') },
  beforeEach: meeting('newSignupsOnly'),
  play: async (context) => {
    await press(context, 'Text me the code')
    await enterCode(context)
    await arrive(context, 'returnUserNewUserOnly')
  },
}

/** A member follows their own invitation. */
export const OwnReferral: Story = {
  args: link('OWNREFERRAL', member.email),
  parameters: { ...spec('CLM-13') },
  play: turnsMemberAway('claimOwnReferral'),
}

/** The account may not sign in. */
export const Suspended: Story = {
  args: link('WELCOME25', 'suspended@mail.example'),
  parameters: { ...spec('CLM-15', 'CLM-24') },
  play: turnsMemberAway('suspendedAccount'),
}

/** The account is suspended while its member claims. */
export const Suspended__AtTheClaim: Story = {
  args: link('SUSPENDED'),
  parameters: { ...spec('CLM-15') },
  play: turnsAway('suspendedAccount'),
}
