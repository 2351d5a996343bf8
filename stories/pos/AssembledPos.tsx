import { app } from '../../apps/pos/routes.tsx'
import { assembled } from '../assembled.tsx'

/** The deployed hosted checkout. */
export const AssembledPos = assembled(app)
