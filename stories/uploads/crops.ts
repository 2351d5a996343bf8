import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

/** Sends the part of the chosen picture that is inside the frame. */
export async function sendFramedPart(userEvent: StoryContext['userEvent']): Promise<void> {
  const button = () => screen.getByText('Use this part').closest('button')
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button() ?? document.body)
}
