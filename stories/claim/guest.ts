import { expect, waitFor } from 'storybook/test'
import type { ClaimStatus } from '../../features/claim/claim.ts'
import { guestEmail } from '../../features/claim/examples/claim.ts'
import { signs } from '../../features/claim/examples/states.ts'
import { admitted } from './addresses.ts'
import type { Looker } from './looking.ts'

/** A member, who has an address at every enterprise. */
export const member = { email: 'member@mail.example', phone: '12125550142' }

/**
 * Waits for the screen of the status. Its heading has the focus, so that a screen reader reads it; where the guest types next, the
 * field has it.
 */
export async function arrive({ canvas }: Looker, status: ClaimStatus): Promise<void> {
  await expect(await canvas.findByText(signs[status], { exact: false })).toBeVisible()
  await waitFor(() =>
    expect(
      status === 'smsVerification'
        ? canvas.getByLabelText('Verification code')
        : status === 'emailInput'
          ? canvas.getAllByRole('textbox')[0]
          : canvas.getByRole('heading', { level: 1 }),
    ).toHaveFocus(),
  )
}

export async function press({ canvas, userEvent }: Looker, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Replaces the text of a field. */
async function fill({ canvas, userEvent }: Looker, name: string, text: string): Promise<void> {
  const field = await canvas.findByLabelText(name)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export async function claimByEmail(looker: Looker, email: string = guestEmail): Promise<void> {
  await fill(looker, 'Email', admitted(looker, email))
  await press(looker, 'Claim my offer')
}
