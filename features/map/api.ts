import { endpoint } from '../shared/api/endpoint.ts'
import { mapResponse } from './mapWire.ts'
import { mapPath } from './paths.ts'

/** All restaurants with their locations (LOC-01). */
export const getMap = endpoint({ method: 'GET', path: mapPath, response: mapResponse })
