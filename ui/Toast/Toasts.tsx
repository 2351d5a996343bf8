import { Toast as Base } from '@base-ui/react/toast'
import { type FocusEvent, type ReactNode, useCallback } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { iconOfTone } from '../news.ts'
import { mostToasts, toastShownFor } from './timing.ts'
import { defaultMessages } from './messages.ts'
import * as styles from './Toast.css.ts'

export const toastTones = ['info', 'success', 'warning', 'danger'] as const

type Tone = (typeof toastTones)[number]

export type ToastMessage = {
  /** @default 'info' */
  tone?: Tone
  /** The message, short. */
  title: string
  text?: string
}

export type ToastsProps = {
  /** Texts to use instead of the defaults in Toast/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The page, whose components may show toasts. */
  children: ReactNode
}

/** Data of a toast in Base UI besides its texts. */
type Carried = { tone: Tone }

function List({ say }: { say: Pick<typeof defaultMessages, 'close'> }) {
  const { toasts, close } = Base.useToastManager<Carried>()
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info'
    return (
      <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['up', 'down', 'left', 'right']}>
        <span className={`${styles.icon} ${styles.tone[tone]}`}>
          <Icon name={iconOfTone[tone]} />
        </span>
        <div className={styles.texts}>
          <Base.Title className={styles.title} render={<div />} />
          <Base.Description className={styles.text} render={<div />} />
        </div>
        <IconButton icon="close" label={say.close} onClick={() => close(toast.id)} />
      </Base.Root>
    )
  })
}

/**
 * After the last toast Base UI returns the focus to where it was before F6. If there was none, or it is gone, the
 * invisible guard would keep it, so the focus is dropped.
 */
function letGo({ target }: FocusEvent<HTMLElement>) {
  if (target === document.activeElement && target.hasAttribute('data-base-ui-focus-guard')) target.blur()
}

/** Provides toasts to a page. */
export function Toasts({ messages, children }: ToastsProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <Base.Provider timeout={toastShownFor} limit={mostToasts}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.region} aria-label={say.region} onFocus={letGo}>
          <List say={say} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

/** Returns a function that shows a toast: a message that may be missed. It is announced and disappears by itself. */
export function useToast(): (message: ToastMessage) => void {
  const { add } = Base.useToastManager<Carried>()
  return useCallback(({ tone = 'info', title, text }) => void add({ title, ...(text && { description: text }), data: { tone } }), [add])
}
