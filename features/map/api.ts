import { endpoint } from '../shared/api/endpoint.ts'
import { mapResponse } from './mapWire.ts'
import { mapPath } from './paths.ts'

export const getMap = endpoint({ method: 'GET', path: mapPath, response: mapResponse })
