import { app } from '../../apps/bulk-gifting/routes.tsx'
import { assembled, inWindow, signedIn } from '../assembled.tsx'
import { loadAll } from '../loadAll.ts'

/** Shared by the stories of the assembled app. */
export const giftingAppMeta = {
  component: assembled(app),
  args: { address: '/' },
  loaders: [
    loadAll(import.meta.glob(['../../apps/bulk-gifting/{GuardedPages,*Route}.tsx', '../../apps/runtime/account/ResetPassword.tsx'])),
  ],
  beforeEach: signedIn('member@gifts.example', 'business'),
  parameters: { ...inWindow },
}
