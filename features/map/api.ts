import { endpoint } from '../shared/api/endpoint.ts'
import { mapResponse } from './mapWire.ts'

export const getMap = endpoint({ method: 'GET', path: '/api/v5/map', response: mapResponse })
