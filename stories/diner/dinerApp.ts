import { app } from '../../apps/diner/routes.tsx'
import { assembled, inWindow, signedIn } from '../assembled.tsx'
import { standInWithoutWallet } from '../checkout/standIn.ts'
import { loadAll } from '../loadAll.ts'

/** Loads the provider with the public key of the restaurant, and with no other. */
async function loadStandIn(venueKey: string | null) {
  if (venueKey !== 'pk_sandbox') throw new Error(`The provider was loaded with the key ${venueKey}`)
  return standInWithoutWallet
}

export const asMember = signedIn('member@mail.example')

/** Shared by the stories of the assembled diner's app. */
export const dinerApp = {
  component: assembled(app, loadStandIn),
  args: { address: '/?pos=tableside&location=harbor&ticket=1042' },
  loaders: [
    loadAll(
      import.meta.glob([
        '../../apps/diner/{LostCheck,OpenCheck,*Route}.tsx',
        '../../apps/runtime/{account/ResetPassword,payments/gateway/PaymentCard}.tsx',
      ]),
    ),
  ],
  parameters: inWindow,
}
