import { type ComponentProps, type ReactNode, createContext, use, useCallback, useState } from 'react'
import { CallBack, Nothing, lazyComponent } from '../lazy/lazyComponent.tsx'
import { useFirstTouch } from '../lazy/firstTouch.ts'
import { defaultMessages } from './messages.ts'
import type { ToastMessage } from './toast.ts'
import type { ToastRegion } from './ToastRegion.tsx'

export type ToastsProps = {
  /** Texts to use instead of the defaults in Toast/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The page, whose components may show toasts. */
  children: ReactNode
}

const LazyRegion = lazyComponent<ComponentProps<typeof ToastRegion> & ComponentProps<typeof CallBack>>(
  async () => (await import('./ToastRegion.tsx')).ToastRegion,
  Nothing,
  CallBack,
)

const Show = createContext<((message: ToastMessage) => void) | null>(null)

/** Provides toasts. Their script loads at the page's first press or key: screen readers need the region before the first message. */
export function Toasts({ messages, children }: ToastsProps) {
  const [sent, setSent] = useState<readonly ToastMessage[]>([])
  const [isTouched, setTouched] = useState(false)
  useFirstTouch(() => setTouched(true))
  const show = useCallback((message: ToastMessage) => setSent((before) => [...before, message]), [])
  const drop = () => {
    setTouched(false)
    setSent([])
  }
  return (
    <Show value={show}>
      {children}
      {(isTouched || sent.length > 0) && <LazyRegion sent={sent} say={{ ...defaultMessages, ...messages }} onFail={drop} />}
    </Show>
  )
}

/** Returns a function that shows a toast: a message that may be missed. It is announced and disappears by itself. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(Show)
  if (!show) throw new Error('useToast needs Toasts around the page.')
  return show
}
