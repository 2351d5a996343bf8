import type { ReactElement } from 'react'
import { type ToastMessage, Toasts } from './Toasts.tsx'

/** Wrong uses of Toast: none of them compiles. */
export function wrong() {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- toasts are shown on a page */}
      <Toasts />
      {/* @ts-expect-error -- the duration is fixed */}
      <Toasts timeout={10_000}>Page</Toasts>
    </>
  )
  // @ts-expect-error -- a toast needs a title
  const silent: ToastMessage = { tone: 'info' }
  // @ts-expect-error -- there is no such tone
  const loud: ToastMessage = { tone: 'error', title: 'Sorry' }
  return [wrong, silent, loud]
}
