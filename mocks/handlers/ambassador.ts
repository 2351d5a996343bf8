import type { HttpHandler } from 'msw'
import { changePhoto, getAmbassador, getAmbassadorStats } from '../../features/ambassador/api.ts'
import { ambassadorProfile, ambassadorStats } from '../../features/ambassador/examples.ts'
import { currentUser } from '../state/account/members.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleOnce, OnTheWire } from './respond.ts'

/** Pictures that replace an uploaded photo: the sandbox stores none. */
const pictures = ['/pictures/kumo-hero.svg', '/pictures/saffron-hero.svg', '/pictures/nopal-hero.svg'] as const

/** Answers an ambassador's profile. */
export function ambassadorHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(getAmbassador, (_, request) => {
      const user = currentUser(store, bearer(request))
      if ('kind' in user) return user
      const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
      const photo = store.state.photos[user.email] ?? ambassadorProfile.profilePicture
      return new OnTheWire({ user: { ...ambassadorProfile, name, email: user.email, profilePicture: photo } })
    }),
    handle(getAmbassadorStats, (_, request) => {
      const user = currentUser(store, bearer(request))
      return 'kind' in user ? user : new OnTheWire({ stats: ambassadorStats })
    }),
    handleOnce(store, changePhoto, (_, request) => {
      const user = currentUser(store, bearer(request))
      if ('kind' in user) return user
      const next = (pictures.findIndex((picture) => picture === store.state.photos[user.email]) + 1) % pictures.length
      store.update(({ photos }) => (photos[user.email] = pictures[next] ?? pictures[0]))
      return {}
    }),
  ]
}
