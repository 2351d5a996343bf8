import type { userEvent as simulated } from 'storybook/test'

/**
 * Presses Enter on the focused element. A `summary` opens only by a real key, which only tests have: elsewhere a click
 * replaces it. The condition is inline, so that builds leave out the code for tests.
 */
export async function pressEnter(element: Element, userEvent: Pick<typeof simulated, 'click'>): Promise<void> {
  if (import.meta.env.MODE === 'test') await (await import('vitest/browser')).userEvent.keyboard('{Enter}')
  else await userEvent.click(element)
}
