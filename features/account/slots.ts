import type { ComponentType } from 'react'

/** The page on which somebody asks for a new password: the app fills it with its calls. */
export type ForgotPasswordSlot = ComponentType<{
  /** The address that was typed at the sign-in. */
  email: string
  /** Back to the sign-in, with the address as it is typed now. */
  onReturn: (email: string) => void
}>
