import type { FieldMessages } from './fieldMessages.ts'

type Refusal = { readonly status?: number; readonly fields?: FieldMessages }

/** The state of a form's last submission; `sending` carries what was sent. */
export type Submission<Sent = unknown> =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'sending' } & Sent)
  | ({ readonly phase: 'refused'; readonly message: string } & Refusal)
  /** The answer was lost: the server may have acted. The next try is the same attempt. */
  | { readonly phase: 'unknown'; readonly message: string }

export const idle = { phase: 'idle' } as const
export const sending = { phase: 'sending' } as const
export const refusedWith = (message: string, { status, fields }: Refusal = {}) =>
  ({ phase: 'refused', message, ...(status !== undefined && { status }), ...(fields && { fields }) }) as const

/** What to say of a submission that did not succeed; null for any other. */
export const problemOf = (submission: { readonly phase: string; readonly message?: string }): string | null => submission.message ?? null
