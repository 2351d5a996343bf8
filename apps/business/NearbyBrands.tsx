import { useEffect, useState } from 'react'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { getNearby } from '../../features/brands/api.ts'
import type { Failure } from '../../features/shared/answer.ts'
import { useRead } from '../runtime/useRead.ts'

/** Milliseconds after which nobody waits for the lookup any longer. */
export const lookupSlowAfter = 5_000

/**
 * Restaurants near the visitor, as soon as the lookup has answered, whatever it answers (CAR-01). Where it fails, or takes
 * long, everybody's are shown, and stay until an answer brings others: also while another lookup is under way.
 */
export function NearbyBrands() {
  const { read } = useRead(getNearby, {})
  const [cause, setCause] = useState<Failure | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCause({ kind: 'timeout' }), lookupSlowAfter)
    return () => clearTimeout(timer)
  }, [])
  if (read.status === 'failed' && cause === null) setCause(read.cause)
  return <BrandCarousel nearby={read.status === 'loading' && cause ? { status: 'failed', cause } : read} />
}
