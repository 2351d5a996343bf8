import { DineTonight } from '../../features/checkout/screens/DineTonight.tsx'
import { getNearby } from '../../features/brands/api.ts'
import { Reads, useRead } from '../runtime/api/useRead.tsx'

const Nearby = () => <DineTonight nearby={useRead(getNearby, {}).read} />

/** Restaurants near the buyer. */
export const Restaurants = () => (
  <Reads>
    <Nearby />
  </Reads>
)
