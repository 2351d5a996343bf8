import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** A play that presses a button, which calls this callback of the story: with `given`, or else once. */
export const presses =
  (name: string | RegExp, callback: string, ...given: readonly unknown[]) =>
  async ({ args, canvas, userEvent }: Pick<StoryContext, 'args' | 'canvas' | 'userEvent'>): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name }))
    const called: unknown = args[callback]
    if (given.length === 0) await expect(called).toHaveBeenCalledOnce()
    else await expect(called).toHaveBeenCalledWith(...given)
  }

type Live = 'status' | 'alert'

/** Expects a text in a live region, so that a screen reader says it: after what it is saying, or at once for an alert. */
export async function expectAnnounced({ canvas }: Pick<StoryContext, 'canvas'>, live: Live, text: string | RegExp): Promise<void> {
  await waitFor(() =>
    expect(
      canvas
        .getAllByRole(live)
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toMatch(text),
  )
}

/** A play that finds these texts in live regions. */
export const announces =
  (live: Live, ...texts: readonly (string | RegExp)[]) =>
  async (context: Pick<StoryContext, 'canvas'>): Promise<void> => {
    for (const text of texts) await expectAnnounced(context, live, text)
  }

type Play = (context: Pick<StoryContext, 'args' | 'canvas' | 'userEvent'>) => Promise<void>

/** A play of several, one after the other. */
export const inOrder =
  (...plays: readonly Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context)
  }
