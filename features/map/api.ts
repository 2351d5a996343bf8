import { endpoint } from '../shared/endpoint.ts'
import { mapResponse } from './mapWire.ts'

/** GET every restaurant with its places (LOC-01). */
export const getMap = endpoint({ method: 'GET', path: '/api/v5/map', response: mapResponse })
