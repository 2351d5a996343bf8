import * as z from 'zod/mini'
import { getNearby } from '../api.ts'
import type { Nearby } from '../brands.ts'
import { type Remote, ready } from '../../shared/api/remote.ts'
import { type NearbyWire, brandsNearby, crowdedNearby, nearbyFew, nearbyNobody, nearbyUnnamed } from './brandsNearby.ts'

const readyWith = (wire: NearbyWire): Remote<Nearby> => ready(z.parse(getNearby.response, wire))

export const nearbyStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', cause: { kind: 'server' } },
  ready: readyWith(brandsNearby),
} as const satisfies { [Status in Remote<Nearby>['status']]: Remote<Nearby> }

export const nearbyVariants = {
  readyFew: readyWith(nearbyFew),
  readyUnnamed: readyWith(nearbyUnnamed),
  readyCrowded: readyWith(crowdedNearby),
  readyNobody: readyWith(nearbyNobody),
} as const
