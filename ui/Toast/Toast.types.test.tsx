import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { type ToastMessage, Toasts } from './Toasts.tsx'

it('is news in a few words', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- toasts are shown on a page */}
      <Toasts />
      {/* @ts-expect-error -- how long they stay is the same for all */}
      <Toasts timeout={10_000}>Page</Toasts>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
  // @ts-expect-error -- a message says something
  const silent: ToastMessage = { tone: 'info' }
  // @ts-expect-error -- there is no such tone
  const loud: ToastMessage = { tone: 'error', title: 'Sorry' }
  expectTypeOf([silent, loud]).toEqualTypeOf<ToastMessage[]>()
})
