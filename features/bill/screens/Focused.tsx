import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Content that takes the place of the pressed button, and its focus. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
