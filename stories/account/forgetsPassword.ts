import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

/** From an assembled sign-in to a new password and back, with the address that was typed (NET-13). */
export async function forgetsPassword({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, typed: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), typed)
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Reset your password' })).toHaveFocus())
  await expect(canvas.getByLabelText('Email')).toHaveValue(typed)
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check Your Email!' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Return to login' }))
  await expect(await canvas.findByLabelText('Password')).toBeVisible()
  await expect(canvas.getByLabelText('Email')).toHaveValue(typed)
}
