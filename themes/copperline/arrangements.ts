import type { Arrangements } from '../enterprise.ts'

export const arrangements: Arrangements = { slip: 'card', landing: 'evening', map: 'menu', desk: 'ledger' }
