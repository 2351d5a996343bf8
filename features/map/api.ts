import { endpoint } from '../shared/endpoint.ts'
import { mapResponse } from './mapWire.ts'
import { mapPath } from './paths.ts'

/** GET all restaurants with their locations (LOC-01). */
export const getMap = endpoint({ method: 'GET', path: mapPath, response: mapResponse })
