import { endpoint } from '../../shared/api/endpoint.ts'
import { bool, fields, inside, optional } from '../../shared/api/wire.ts'

/** On, unless the server turns it off: what it does not name, or what cannot be read, is as it was built. */
const isOn = optional(bool, true)

export const getSwitches = endpoint({
  method: 'GET',
  path: '/api/v5/switches',
  response: inside('features', fields({ wallets: ['wallets', isOn], split: ['split', isOn] })),
})
