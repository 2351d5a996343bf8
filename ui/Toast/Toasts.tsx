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
  /** The message in a few words. */
  title: string
  /** One more sentence. */
  text?: string
}

export type ToastsProps = {
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default Toast/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
  /** The whole page: whatever is in it may show toasts. */
  children: ReactNode
}

/** What a toast carries through Base UI besides its words. */
type Carried = { tone: Tone }

function List({ say }: { say: Pick<typeof defaultMessages, 'close'> }) {
  const { toasts, close } = Base.useToastManager<Carried>()
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info'
    return (
      <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['up', 'down', 'left', 'right']}>
        <span className={`${styles.sign} ${styles.tone[tone]}`}>
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
 * Past the last toast Base UI takes the focus back to where it was before F6. Where that was nowhere, or is gone, the
 * focus stays with the unseen guard; then nothing has it, as before.
 */
function letGo({ target }: FocusEvent<HTMLElement>) {
  if (target === document.activeElement && target.hasAttribute('data-base-ui-focus-guard')) target.blur()
}

/** Stands around a page whose parts show toasts. */
export function Toasts({ messages, children }: ToastsProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <Base.Provider timeout={toastShownFor} limit={mostToasts}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.region} aria-label={say.place} onFocus={letGo}>
          <List say={say} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

/** The way to show a toast: news that may be missed. It is read out, and leaves by itself. */
export function useToast(): (message: ToastMessage) => void {
  const { add } = Base.useToastManager<Carried>()
  return useCallback(
    ({ tone = 'info', title, text }) => void add({ title, ...(text && { description: text }), data: { tone } }),
    [add],
  )
}
