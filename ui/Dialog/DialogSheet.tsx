import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import * as overlay from '../overlay.css.ts'
import * as styles from '../parts/dialog.css.ts'
import { SheetHead } from './SheetHead.tsx'
import type { defaultMessages } from './messages.ts'

export type DialogProps = {
  open: boolean
  /** Called when the person closes it: by the close button, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** A sentence below the title. */
  text?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Buttons, the main one first. They stay visible while the content scrolls. */
  actions?: ReactNode
  /** Whether a press outside closes it. Turn it off where typed text would be lost. */
  closesOnPressBeside?: boolean
  /** Texts to use instead of the defaults in Dialog/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  children: ReactNode
}

/** The dialog itself. Its script loads before it is needed, and not with the page. */
export function DialogSheet({
  open,
  onClose,
  title,
  text,
  size = 'md',
  actions,
  closesOnPressBeside = true,
  messages,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!closesOnPressBeside}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={styles.viewport}>
          {/* The focus goes to the whole dialog, so that screen readers begin with its title. */}
          <Base.Popup ref={popup} className={`${styles.dialog} ${styles.size[size]}`} initialFocus={popup}>
            <SheetHead title={title} messages={messages} onClose={onClose} />
            <div className={overlay.sheetBody}>
              {text && (
                <Base.Description className={overlay.sheetText} render={<div />}>
                  {text}
                </Base.Description>
              )}
              {children}
            </div>
            {actions && <div className={overlay.sheetActions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
