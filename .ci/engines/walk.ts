import type { Guest } from '../../apps/e2e/guest.ts'
import type { Enterprise } from '../../apps/e2e/enterprise.ts'
import type { Sandbox } from '../../apps/e2e/sandbox.ts'
import type { Scheme } from './engine.ts'
import type { Page } from './page.ts'

type Hands = {
  /** The first tab, 420 × 860. */
  readonly page: Page
  readonly newTab: () => Promise<Page>
  readonly enterprise: Enterprise
  /** A guest whom the sandbox does not know. */
  readonly guest: Guest
  readonly sandbox: Sandbox
}

/** One walk through the built apps. It runs in every engine and enterprise. */
export type Walk = {
  /** Starts with the ledger rows that it proves. */
  readonly title: string
  readonly scheme: Scheme
  readonly go: (hands: Hands) => Promise<void>
}

export const walk = (title: string, go: Walk['go'], scheme: Scheme = 'light'): Walk => ({ title, scheme, go })
