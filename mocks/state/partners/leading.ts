import { directory, fartherPlaces, listed } from '../../../features/partners/lead/examples/places.ts'
import { holds } from '../../../features/shared/links/holds.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

const named = (q: string, places: typeof directory) => places.filter(({ name }) => holds([name], q))

export const suggestPlaces = (q: string) => ({ places: named(q, directory).map(listed) })
export const findPlaces = (q: string) => ({ places: named(q, [...directory, ...fartherPlaces]).map(listed) })

export function findPlace(id: string) {
  const place = [...directory, ...fartherPlaces].find((each) => each.id === id)
  return place ? { place } : refuse('This restaurant is not in the directory any more.', 404)
}

type NewLead = { readonly email: string; readonly restaurantName: string; readonly placeId: string | null }

export function addLead(store: Store, lead: NewLead): { lead: { id: string } } {
  const id = store.nextId('lead')
  store.update(({ leads }) => remember(leads, { ...lead, id, details: null, isBankLinked: false, at: store.now() }))
  return { lead: { id } }
}

function changeLead(store: Store, id: string, change: (lead: Store['state']['leads'][number]) => void): Record<string, never> | Refused {
  if (!store.state.leads.some((lead) => lead.id === id)) return refuse('We do not know this restaurant yet. Please start again.', 404)
  store.update(({ leads }) => leads.filter((lead) => lead.id === id).forEach(change))
  return {}
}

export const saveLeadDetails = (store: Store, id: string, details: Readonly<Record<string, string | null | undefined>>) =>
  changeLead(store, id, (lead) => {
    lead.details = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? null]))
  })

/** The stand-in of the bank gives these tokens. */
export const linkBank = (store: Store, id: string, publicToken: string) =>
  publicToken.startsWith('public-')
    ? changeLead(store, id, (lead) => void (lead.isBankLinked = true))
    : refuse('Your bank did not confirm this account. Please link it again.')
