import { endpoint } from '../shared/endpoint.ts'
import { mapResponse } from './mapWire.ts'

/** GET all restaurants with their locations (LOC-01). */
export const getMap = endpoint({ method: 'GET', path: '/api/v5/map', response: mapResponse })
