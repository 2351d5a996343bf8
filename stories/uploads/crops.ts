import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

/** A measure of a part, which depends on the size of the page by less than a hundredth. */
export const near = (percent: number): unknown => expect.closeTo(percent)

/** Sends the part of the chosen picture that is inside the frame. */
export async function sendFramedPart(userEvent: StoryContext['userEvent']): Promise<void> {
  const button = () => screen.getByText('Use this part').closest('button')
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button() ?? document.body)
}
