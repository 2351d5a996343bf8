import { createContext } from 'react'
import type { loadPayments } from './loadPayments.ts'

/** How the gateway is loaded, where stories replace it. */
export const LoadPayments = createContext<typeof loadPayments | null>(null)
