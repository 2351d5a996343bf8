import type { HttpHandler } from 'msw'
import { getMap } from '../../features/map/api.ts'
import { mapBrands } from '../../features/map/examples/mapBrands.ts'
import { handle, OnTheWire } from './respond.ts'

/** Answers the map's call. */
export const mapHandlers = (): readonly HttpHandler[] => [handle(getMap, () => new OnTheWire({ brands: mapBrands }))]
