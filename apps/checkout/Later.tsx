import { type ComponentType, Suspense, lazy, useState } from 'react'
import type { LaterProps } from '../../features/checkout/LaterScreens.tsx'
import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'

let arrived: ComponentType<LaterProps> | null = null

async function load(): Promise<{ default: ComponentType<LaterProps> }> {
  const { LaterScreens } = await import('../../features/checkout/LaterScreens.tsx')
  arrived = LaterScreens
  return { default: LaterScreens }
}

const Awaited = lazy(load)

/** Fetches the later screens once the buyer has begun, so that they are there before they are needed, even offline. */
export const fetchLater = (): void => void load().catch(() => undefined)

/** The later screens; the page's shape stands in for the moment that their script may take. */
export function Later(props: LaterProps) {
  // A lazy component shows its stand-in for a third of a second even where its script has long arrived.
  const [Screens] = useState(() => arrived ?? Awaited)
  return (
    <Suspense fallback={<LoadingOrder />}>
      <Screens {...props} />
    </Suspense>
  )
}
