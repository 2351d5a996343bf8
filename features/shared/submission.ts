/** The state of a form's last submission; `sending` carries what was sent. */
export type Submission<Sent = unknown> =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'sending' } & Sent)
  | { readonly phase: 'refused'; readonly message: string }

export const idle = { phase: 'idle' } as const
export const sending = { phase: 'sending' } as const
export const refusedWith = (message: string) => ({ phase: 'refused', message }) as const
