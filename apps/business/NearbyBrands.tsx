import { useEffect, useState } from 'react'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { getNearby } from '../../features/brands/api.ts'
import type { Failure } from '../../features/shared/api/answers/answer.ts'
import { useRead } from '../runtime/api/useRead.ts'

export const lookupSlowAfter = 5_000

/**
 * Restaurants near the visitor, as soon as the lookup has answered. If it fails or takes long, the default restaurants
 * are shown until an answer arrives, also during a retry.
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
