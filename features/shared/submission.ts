/** How the last submission of a form stands; while it is on its way, with what was sent. */
export type Submission<Sent = unknown> =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'sending' } & Sent)
  /** The server said no; in words for the person. */
  | { readonly phase: 'refused'; readonly message: string }

export const idle = { phase: 'idle' } as const
export const sending = { phase: 'sending' } as const
export const refusedWith = (message: string) => ({ phase: 'refused', message }) as const
