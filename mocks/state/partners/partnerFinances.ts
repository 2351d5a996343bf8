import type { Account } from '../../../features/partners/finances/api.ts'
import { changeExtras, getExtras } from './partnerExtras.ts'
import { changeProject, locationsIn } from './partnerRecords.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** Milliseconds that a link to the payment provider works. */
const linkLife = 10 * 60 * 1000

/** The accounts, with the locations that are paid to each. */
export const listAccounts = (store: Store, slug: string): readonly Account[] =>
  getExtras(store, slug).accounts.map((account) => ({
    ...account,
    locationIds: locationsIn(store, slug).flatMap(({ id, stripeAccountId }) => (stripeAccountId === account.id ? [id] : [])),
  }))

const isKnown = (store: Store, slug: string, id: string) => getExtras(store, slug).accounts.some((account) => account.id === id)

/** Pays these locations, and no others, to the account. */
export function payTo(store: Store, slug: string, accountId: string, ids: readonly string[]): Record<string, never> | Refused {
  if (!isKnown(store, slug, accountId)) return refuse('This account is not connected any more.', 404)
  const all = locationsIn(store, slug)
  changeProject(store, slug, ({ locations }) => {
    for (const location of all) {
      if (ids.includes(location.id)) locations[location.id] = { ...location, stripeAccountId: accountId }
      else if (location.stripeAccountId === accountId) locations[location.id] = { ...location, stripeAccountId: null }
    }
  })
  return {}
}

export function disconnect(store: Store, slug: string, accountId: string): Record<string, never> | Refused {
  const done = payTo(store, slug, accountId, [])
  if ('kind' in done) return done
  changeExtras(store, slug, (extras) => {
    extras.accounts = extras.accounts.filter(({ id }) => id !== accountId)
  })
  return {}
}

/** The locations of a link: one, or all. */
type LinkQuery = { readonly locationId?: string | undefined; readonly all?: 'true' | undefined }

/** A link to the payment provider's stand-in. It is for all locations only where all were requested. */
export function createLink(store: Store, slug: string, query: LinkQuery) {
  if ((query.locationId === undefined) === (query.all === undefined)) return refuse('Name one location, or ask for all.')
  const locationId = query.locationId ?? null
  if (locationId !== null && !locationsIn(store, slug).some(({ id }) => id === locationId))
    return refuse('This location is not there any more.', 404)
  const id = store.nextId('link')
  const expiresAt = store.now() + linkLife
  changeExtras(store, slug, ({ links }) => {
    links[id] = { locationId, expiresAt }
  })
  return { url: `/api/stripe_connect/${slug}/${id}`, expiresAt: new Date(expiresAt) }
}

const isChecking = 'The payment provider is checking the documents.'

/** The provider has checked the documents by the next request. Documents that were left out stay missing. */
export function refresh(store: Store, slug: string, accountId: string): Record<string, never> | Refused {
  if (!isKnown(store, slug, accountId)) return refuse('This account is not connected any more.', 404)
  changeExtras(store, slug, (extras) => {
    extras.accounts = extras.accounts.map((account) =>
      account.id === accountId && account.reason === isChecking ? { ...account, status: 'connected', reason: null } : account,
    )
  })
  return {}
}

const endings = {
  connected: { reason: null },
  incomplete: { reason: 'A photograph of an owner’s passport is missing.' },
  checking: { reason: isChecking },
  declined: { reason: 'The bank account belongs to another company.' },
} as const

const isEnding = (text: string): text is keyof typeof endings => Object.hasOwn(endings, text)

/** The person's action at the provider. Returns how they come back: a link that has expired connects nothing. */
export function endLink(store: Store, slug: string, linkId: string, ending: string): string {
  const link = getExtras(store, slug).links[linkId]
  if (!link || link.expiresAt < store.now()) return 'expired'
  if (!isEnding(ending)) return 'disconnected'
  const status = ending === 'checking' ? 'incomplete' : ending
  // A partner who comes back to an unfinished account completes it: the one that is paid the location, if there is one.
  const paid = locationsIn(store, slug).find((location) => location.id === link.locationId)?.stripeAccountId
  const open = listAccounts(store, slug).filter((account) => account.status === 'incomplete')
  const unfinished = open.find((account) => account.id === paid) ?? open[0]
  const id = unfinished?.id ?? store.nextId('account')
  const name = unfinished?.name ?? `New account ••• ${id.replace(/\D/g, '').padStart(4, '0')}`
  changeExtras(store, slug, (extras) => {
    // A link works once.
    extras.links = Object.fromEntries(Object.entries(extras.links).filter(([each]) => each !== linkId))
    const others = extras.accounts.filter((account) => account.id !== id)
    extras.accounts = [...others, { id, name, status, ...endings[ending], locationIds: unfinished?.locationIds ?? [] }]
  })
  if (ending !== 'declined') {
    const all = locationsIn(store, slug).map((location) => location.id)
    // Locations that are paid to the account already stay.
    payTo(store, slug, id, link.locationId === null ? all : [...(unfinished?.locationIds ?? []), link.locationId])
  }
  return status
}
