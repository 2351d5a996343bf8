import type { Arrangements } from '../enterprise.ts'

export const arrangements: Arrangements = { slip: 'tray', landing: 'conveyor', map: 'cards', desk: 'counter' }
