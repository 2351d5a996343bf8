import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import * as api from '../../features/claim/api.ts'
import { guestEmail } from '../../features/claim/examples/claim.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { type Play, claimAppMeta, link, meeting } from './claimAppMeta.ts'
import { arrive, claimByEmail, claimsMade, press, sees } from './guest.ts'
import { hasten } from '../time.ts'

const meta = {
  ...claimAppMeta,
  title: 'Flows/Claim faults',
  args: link('WELCOME25'),
  parameters: { ...claimAppMeta.parameters, ...spec('CLM-17') },
} satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** The offer cannot be loaded, and the page says why. A retry after the fault loads it. */
const triesAgain =
  (why: RegExp): Play =>
  async (context) => {
    await hasten(() => sees(context, 'failed'))
    await arrive(context, 'failed')
    await expect(context.canvas.getByText(why)).toBeVisible()
    context.msw.resetHandlers()
    await press(context, 'Try again')
    await arrive(context, 'emailInput')
  }

/** The guest reads no internals; the console has them (NET-05). */
const keepsToConsole =
  (play: Play): Play =>
  async (context) => {
    const console = spyOn(globalThis.console, 'error').mockImplementation(() => {})
    await play(context)
    await expect(console).toHaveBeenCalledWith(expect.any(Error), expect.anything())
    await expect(context.canvas.queryByText(/schema|api|JSON/i)).not.toBeInTheDocument()
  }

/** The form cannot be sent. What was typed stays, and a retry sends it once. */
const losesNothing: Play = async (context) => {
  await claimByEmail(context)
  await hasten(() => sees(context, 'failed'))
  await press(context, 'Back to what I typed')
  await expect(await context.canvas.findByLabelText('Email')).toHaveValue(admitted(context, guestEmail))
  await press(context, 'Claim my offer')
  await hasten(() => sees(context, 'failed'))
  await arrive(context, 'failed')
  await expect(claimsMade()).toBe(0)
  context.msw.resetHandlers()
  await press(context, 'Try again')
  await arrive(context, 'emailClaimSuccess')
  await expect(claimsMade()).toBe(1)
}

/** Offline while the offer is loaded. */
export const Offline: Story = { parameters: { ...spec('NET-07') }, beforeEach: meeting('offline'), play: triesAgain(/offline/) }

/** Offline while the form is sent. */
export const Offline__Form: Story = {
  parameters: { ...spec('NET-07', 'NET-08') },
  beforeEach: meeting('offline', api.validateEmail),
  play: losesNothing,
}

/** The server fails while the offer is loaded. */
export const ServerError: Story = { parameters: { ...spec('NET-07') }, beforeEach: meeting('serverError'), play: triesAgain(/our fault/) }

/** The server fails while the form is sent. */
export const ServerError__Form: Story = {
  parameters: { ...spec('NET-07', 'NET-08') },
  beforeEach: meeting('serverError', api.validateEmail),
  play: losesNothing,
}

/** No answer comes while the offer is loaded. */
export const Timeout: Story = { parameters: { ...spec('NET-07') }, beforeEach: meeting('timeout'), play: triesAgain(/took too long/) }

/** No answer comes to the form. */
export const Timeout__Form: Story = {
  parameters: { ...spec('NET-07', 'NET-08') },
  beforeEach: meeting('timeout', api.validateEmail),
  play: losesNothing,
}

/** The server answers 401: its message is shown. */
export const Unauthorized: Story = { beforeEach: meeting('unauthorized'), play: triesAgain(/Please sign in again/) }

/** The answer is no valid JSON. */
export const Malformed: Story = {
  parameters: { ...spec('NET-05') },
  beforeEach: meeting('malformed'),
  play: keepsToConsole(triesAgain(/could not read/)),
}

/** The answer to the form is no valid JSON. */
export const Malformed__Form: Story = {
  parameters: { ...spec('NET-05', 'NET-08') },
  beforeEach: meeting('malformed', api.validateEmail),
  play: keepsToConsole(losesNothing),
}

/** The answer is of another shape. */
export const WrongSchema: Story = {
  parameters: { ...spec('NET-05') },
  beforeEach: meeting('wrongSchema'),
  play: keepsToConsole(triesAgain(/could not read/)),
}

/** Every answer is slow. The page says what it waits for, and a second click does not claim again. */
export const Slow: Story = {
  parameters: { ...spec('NET-08') },
  beforeEach: meeting('slow'),
  play: async (context) => {
    await expect(await context.canvas.findByText('One moment…')).toBeVisible()
    await hasten(() => sees(context, 'emailInput'))
    await claimByEmail(context)
    const button = context.canvas.getByRole('button', { name: 'Claim my offer' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await context.userEvent.dblClick(button)
    await hasten(() => sees(context, 'claiming'))
    await hasten(() => sees(context, 'emailClaimSuccess'))
    await expect(claimsMade()).toBe(1)
  },
}

/** The server claims, and its answer is lost: the claim is looked up, and not sent again. */
export const LostAnswer: Story = {
  parameters: { ...spec('NET-08') },
  beforeEach: meeting('lostAnswer'),
  play: async (context) => {
    await claimByEmail(context)
    await arrive(context, 'emailClaimSuccess')
    await expect(claimsMade()).toBe(1)
  },
}

/** The answer is lost and the guest is offline. They look again once they are online. */
export const LostAnswer__Unreachable: Story = {
  parameters: { ...spec('NET-07', 'NET-08') },
  beforeEach: (context) => {
    context.msw.use(...scenarios.lostAnswer.handlers(), ...scenarios.offline.handlers(pathOf(api.lookUpClaim)))
  },
  play: async (context) => {
    await claimByEmail(context)
    await hasten(() => context.canvas.getByText('We can’t look up your claim'))
    await expect(claimsMade()).toBe(1)
    context.msw.resetHandlers()
    await press(context, 'Look again')
    await arrive(context, 'emailClaimSuccess')
    await expect(claimsMade()).toBe(1)
  },
}

/** The look-up says that the claim never arrived. The guest repeats it with a double click. */
export const LostClaim: Story = {
  parameters: { ...spec('NET-08') },
  beforeEach: meeting('offline', api.claimOffer),
  play: async (context) => {
    await claimByEmail(context)
    const again = await context.canvas.findByRole('button', { name: 'Claim now' })
    await expect(claimsMade()).toBe(0)
    context.msw.resetHandlers()
    await context.userEvent.dblClick(again)
    await arrive(context, 'emailClaimSuccess')
    await expect(claimsMade()).toBe(1)
  },
}
