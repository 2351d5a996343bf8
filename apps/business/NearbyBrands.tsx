import { useState } from 'react'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { getNearby } from '../../features/brands/api.ts'
import type { Failure } from '../../features/shared/answer.ts'
import { useRead } from '../runtime/useRead.ts'

/**
 * Restaurants near the visitor, as soon as the lookup has answered, whatever it answers (CAR-01). After one that failed
 * everybody's stay in sight, also while another is under way, as it is when the line is back.
 */
export function NearbyBrands() {
  const { read } = useRead(getNearby, {})
  const [cause, setCause] = useState<Failure | null>(null)
  if (read.status === 'failed' && cause === null) setCause(read.cause)
  return <BrandCarousel nearby={read.status === 'loading' && cause ? { status: 'failed', cause } : read} />
}
