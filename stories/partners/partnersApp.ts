import { app } from '../../apps/partners/routes.tsx'
import { assembled, inWindow, signedIn } from '../assembled.tsx'
import { loadAll } from '../loadAll.ts'

export const asPartner = (email = 'ines@harborrye.example') => signedIn(email, 'partner')

/** Shared by the stories of the assembled partner portal. */
export const partnersApp = {
  component: assembled(app),
  loaders: [
    loadAll(import.meta.glob(['../../apps/partners/{,*/}{GuardedPages,*Route}.tsx', '../../apps/runtime/account/ResetPassword.tsx'])),
  ],
  beforeEach: asPartner(),
  parameters: inWindow,
}
