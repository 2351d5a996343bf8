import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A play that finds these texts on the page. */
export const says =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible()
  }

/** A play that presses a button, which calls this callback of the story: with `given`, or else once. */
export const presses =
  (name: string | RegExp, callback: string, ...given: readonly unknown[]) =>
  async ({ args, canvas, userEvent }: Pick<StoryContext, 'args' | 'canvas' | 'userEvent'>): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name }))
    const called: unknown = args[callback]
    if (given.length === 0) await expect(called).toHaveBeenCalledOnce()
    else await expect(called).toHaveBeenCalledWith(...given)
  }
