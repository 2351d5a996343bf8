import type { HttpHandler } from 'msw'
import { getNearby } from '../../features/brands/api.ts'
import { verifyEmail as verifyEmailEndpoint } from '../../features/business/api.ts'
import { brandsNearby } from '../../features/brands/examples/brandsNearby.ts'
import { verifyEmail } from '../state/claim/inviting.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, OnTheWire } from './respond.ts'

export function businessHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(getNearby, () => new OnTheWire({ ...brandsNearby })),
    handle(verifyEmailEndpoint, ({ body }) => verifyEmail(store, body.inviteToken)),
  ]
}
