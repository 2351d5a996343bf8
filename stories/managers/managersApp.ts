import { app } from '../../apps/managers/routes.tsx'
import { assembled, inWindow, signedIn } from '../assembled.tsx'
import { loadAll } from '../loadAll.ts'

export const asManager = signedIn('noor.haddad@restaurants.example', 'manager')

/** Shared by the stories of the assembled managers' app. */
export const managersApp = {
  component: assembled(app),
  loaders: [loadAll(import.meta.glob('../../apps/managers/{,*/}{GuardedPages,*Route}.tsx'))],
  beforeEach: asManager,
  parameters: inWindow,
}
