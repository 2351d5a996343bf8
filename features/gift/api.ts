import { endpoint } from '../shared/api/endpoint.ts'
import { giftResponse } from './giftWire.ts'

/**
 * A gift by the token in its link. The specification shows no source of the gift's data, so the path, the parameter `gift`
 * and the names of the fields are our decision. Refused for an unknown token.
 */
export const getGift = endpoint({ method: 'GET', path: '/api/v5/gifts/{token}', response: giftResponse })
