import type { ReactNode } from 'react'
import { lazyOverlay } from '../lazyOverlay.tsx'
import type { defaultMessages } from './messages.ts'

export const dialogSizes = ['sm', 'md', 'lg'] as const

export type DialogProps = {
  open: boolean
  /** Called when the person closes it: by the close button, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** A sentence below the title. */
  text?: ReactNode
  size?: (typeof dialogSizes)[number]
  /** Buttons, the main one first. They stay visible while the content scrolls. */
  actions?: ReactNode
  /** Whether a press outside closes it. Turn it off where typed text would be lost. */
  closesOnPressBeside?: boolean
  /** Texts to use instead of the defaults in Dialog/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  children: ReactNode
}

const DialogSheet = lazyOverlay(async () => (await import('./DialogSheet.tsx')).DialogSheet)

/** A modal dialog. */
export const Dialog = (props: DialogProps) => <DialogSheet {...props} />
