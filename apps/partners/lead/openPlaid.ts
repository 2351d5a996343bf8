import type { BankOutcome } from '../../../features/partners/lead/lead.ts'
import { reportError } from '../../runtime/page/report.ts'

/** The part of Plaid's script that is used here. */
type Plaid = {
  readonly create: (options: {
    token: string
    onSuccess: (publicToken: string) => void
    /** Null if the person closed the window without an error. */
    onExit: (error: unknown) => void
  }) => { readonly open: () => void; readonly destroy: () => void }
}

declare global {
  interface Window {
    Plaid?: Plaid
  }
}

/** Plaid allows its script from this address only. */
const address = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/** Milliseconds after which the script counts as blocked. */
const loadTimeout = 15_000

/** @throws if the script does not load in time. The next call loads it again. */
async function load(): Promise<Plaid> {
  if (window.Plaid) return window.Plaid
  const script = Object.assign(document.createElement('script'), { src: address })
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error('The script of the bank’s window did not load.')))
      setTimeout(() => reject(new Error('The bank’s window took too long.')), loadTimeout)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  if (!window.Plaid) throw new Error('The script of the bank’s window is another one.')
  return window.Plaid
}

/** Opens Plaid's window, in which the person signs in at their bank. @throws if its script does not load. */
export async function openPlaid(linkToken: string): Promise<BankOutcome> {
  const plaid = await load()
  return new Promise((resolve) => {
    const end = (outcome: BankOutcome) => {
      bank.destroy()
      resolve(outcome)
    }
    const bank = plaid.create({
      token: linkToken,
      onSuccess: (publicToken) => end({ kind: 'linked', publicToken }),
      onExit: (error) => {
        if (error !== null) reportError(error)
        end({ kind: 'closed' })
      },
    })
    bank.open()
  })
}
