import { setting } from '../../runtime/page/deployed.ts'
import { createContext } from 'react'
import type { BankOutcome } from '../../../features/partners/lead/lead.ts'
import { reportError } from '../../runtime/page/report.ts'
import { openPlaid } from './openPlaid.ts'

/** The bank's window: opened by a link token, it ends with a public token, or without one. */
export type OpenBank = (linkToken: string) => Promise<BankOutcome>

/** Whether the deployment links real banks. The sandbox has a stand-in. */
const linksBanks = (): boolean => setting('bankLink') !== ''

async function openBank(linkToken: string): Promise<BankOutcome> {
  try {
    if (linksBanks()) return await openPlaid(linkToken)
    // A retry must not get the failed import again.
    const address = `/__sandbox/bank/standIn.ts?${Date.now()}`
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- a module of a computed address has no type
    const { openStandIn }: { openStandIn: OpenBank } = await import(/* @vite-ignore */ new URL(address, location.href).href)
    return await openStandIn(linkToken)
  } catch (error) {
    reportError(error)
    return { kind: 'broken' }
  }
}

/** The function that opens the bank's window. Stories replace it. */
export const BankWindow = createContext<OpenBank>(openBank)
