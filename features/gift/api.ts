import { endpoint } from '../shared/api/endpoint.ts'
import { giftResponse } from './gift.ts'

export const getGift = endpoint({ method: 'GET', path: '/api/v5/gifts/{token}', response: giftResponse })
