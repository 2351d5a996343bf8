import { Toast as Base } from '@base-ui/react/toast'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { iconOfTone } from '../news.ts'
import type { defaultMessages } from './messages.ts'
import { mostToasts, toastShownFor } from './timing.ts'
import type { ToastMessage, ToastTone } from './toast.ts'
import * as styles from './Toast.css.ts'

export type ToastRegionProps = {
  /** Every message so far, the newest last. */
  sent: readonly ToastMessage[]
  say: typeof defaultMessages
}

/** Data of a toast in Base UI besides its texts. */
type Carried = { tone: ToastTone }

function List({ sent, say }: ToastRegionProps) {
  const { toasts, add, close } = Base.useToastManager<Carried>()
  const added = useRef(0)
  useEffect(() => {
    for (const { tone = 'info', title, text } of sent.slice(added.current))
      add({ title, ...(text && { description: text }), data: { tone } })
    added.current = sent.length
  }, [sent, add])
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

/** After the last toast Base UI returns the focus to where it was before F6. Without that, its invisible guard would keep the focus. */
function letGo({ target }: FocusEvent<HTMLElement>) {
  if (target === document.activeElement && target.hasAttribute('data-base-ui-focus-guard')) target.blur()
}

export const ToastRegion = (props: ToastRegionProps) => (
  <Base.Provider timeout={toastShownFor} limit={mostToasts}>
    <Base.Portal>
      <Base.Viewport className={styles.region} aria-label={props.say.region} onFocus={letGo}>
        <List {...props} />
      </Base.Viewport>
    </Base.Portal>
  </Base.Provider>
)
