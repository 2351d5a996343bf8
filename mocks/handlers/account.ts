import type { HttpHandler } from 'msw'
import * as api from '../../features/account/api.ts'
import { forgetPassword, signIn } from '../state/account/signingIn.ts'
import type { Store } from '../state/memory/store.ts'
import { handle } from './respond.ts'

/** The signed-in user is answered by `checkout.ts`, which has all of a user. */
export function accountHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.signIn, ({ body }) => {
      const session = signIn(store, body.user)
      return 'kind' in session ? session : { user: session }
    }),
    handle(api.forgotPassword, ({ body }) => forgetPassword(store, body.user.email)),
  ]
}
