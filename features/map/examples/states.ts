import * as z from 'zod/mini'
import type { MapBrand } from '../brand.ts'
import { mapResponse } from '../mapWire.ts'
import { type Remote, ready } from '../../shared/api/remote.ts'
import { manyMapBrands, mapBrands } from './mapBrands.ts'

type MapState = Remote<readonly MapBrand[]>

const readyWith = (brands: readonly unknown[]) => ready(z.parse(mapResponse, { brands }))

export const mapStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', cause: { kind: 'server' } },
  ready: readyWith(mapBrands),
} as const satisfies { [Status in MapState['status']]: Extract<MapState, { status: Status }> }

export const mapVariants = {
  failedOffline: { status: 'failed', cause: { kind: 'offline' } },
  failedRefused: { status: 'failed', cause: { kind: 'refused', status: 403, message: 'The map is closed for today.' } },
  readyEmpty: readyWith([]),
  readySingle: readyWith(mapBrands.slice(1, 2)),
  readyWithoutAddresses: readyWith(mapBrands.slice(-1)),
  readyMany: readyWith(manyMapBrands(2000)),
} as const satisfies Record<string, MapState>
