import { expect, fn } from 'storybook/test'
import type { ListStatus } from '../../ui/ListStatus/statusProps.ts'

export const onRetry = fn()

/** One example of each status. */
export const statuses = {
  loading: { status: 'loading' },
  failed: { status: 'failed', failure: 'Failed to fetch transactions.', onRetry },
  refreshing: { status: 'ready', refreshing: true },
  stale: { status: 'ready', stale: 'These may be out of date: the last update failed.', onRetry },
} as const satisfies Record<string, ListStatus>

type Canvas = { getByRole: (role: 'button', options: { name: string }) => HTMLElement }
type UserEvent = { keyboard: (keys: string) => Promise<void> }

/** A key retries once. */
export async function expectRetry(canvas: Canvas, userEvent: UserEvent) {
  onRetry.mockClear()
  canvas.getByRole('button', { name: 'Try again' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(onRetry).toHaveBeenCalledTimes(1)
}
