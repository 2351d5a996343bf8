import type { userEvent as simulated } from 'storybook/test'

/**
 * Presses Enter on what has the focus. A `summary` opens by a key that the browser knows of, and only a test has one to
 * press: elsewhere a click stands in for it. The condition is written out, so that no build carries what only a test has.
 */
export async function pressEnter(element: Element, userEvent: Pick<typeof simulated, 'click'>): Promise<void> {
  if (import.meta.env.MODE === 'test') await (await import('vitest/browser')).userEvent.keyboard('{Enter}')
  else await userEvent.click(element)
}
