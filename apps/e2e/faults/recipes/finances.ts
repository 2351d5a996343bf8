import type { Page } from '@playwright/test'
import { type Visit, type Way, button, pressing, signInAs, text } from '../way.ts'
import { signedIn } from './partners.ts'

const signIn = signInAs(() => 'ines@harborrye.example')
const at = (project: string) => signedIn(`partners/finances?project=${project}`, button('Connect an account'))
const finances = at('harbor-rye')
const first = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true })

const after = (name: string, open: typeof finances) => async (visit: Visit) => {
  await open(visit)
  await first(name)(visit.page).press('Enter')
}

export const financeWays: readonly Way[] = [
  {
    title: 'Connects an account',
    calls: ['partners_finances_createOAuthLink'],
    ready: async (visit) => {
      await finances(visit)
      await visit.page.getByLabel('Locations').selectOption('all')
    },
    signIn,
    ...pressing((page) => page.getByRole('button', { name: /^Connect an account for all/ })),
    done: text('Payment provider'),
  },
  {
    title: 'Has an account read again',
    calls: ['partners_finances_refreshAccount'],
    ready: finances,
    signIn,
    ...pressing(first('Check again')),
    done: text('The account was read again'),
  },
  {
    title: 'Changes the locations of an account',
    calls: ['partners_finances_assignLocations'],
    ready: after('Change locations', finances),
    signIn,
    ...pressing(inDialog('Save')),
    done: text('Locations saved'),
  },
  {
    title: 'Disconnects an account',
    calls: ['partners_finances_disconnectAccount'],
    // The other project is to be submitted, which needs its account.
    ready: after('Disconnect', at('tern-group')),
    signIn,
    ...pressing((page) => page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' })),
    done: text(/^Account disconnected$|^The account is not connected any more/),
  },
]
