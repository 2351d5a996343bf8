import { Suspense, lazy } from 'react'
import type { LaterProps } from '../../features/claim/LaterScreens.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'

const load = () => import('../../features/claim/LaterScreens.tsx')
const Screens = lazy(async () => ({ default: (await load()).LaterScreens }))

/** Fetches the later screens once the guest has begun, so that they are there before they are needed, even offline. */
export const fetchLater = (): void => void load().catch(() => undefined)

/** The later screens; the page's shape stands in for the moment that their script may take. */
export function Later(props: LaterProps) {
  return (
    <Suspense fallback={<LoadingOffer />}>
      <Screens {...props} />
    </Suspense>
  )
}
