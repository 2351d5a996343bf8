import type { Submission } from '../shared/api/answers/answer.ts'
import type { Resting } from '../shared/api/answers/rest.ts'
import type { Email } from '../shared/contact/email.ts'

/** The goal of new links: a typed address, or the buyer of the link that is open. */
export type LinksTo = { readonly by: 'email'; readonly email: Email } | { readonly by: 'link' }

/** The request for new links. */
export type AskedLinks = {
  readonly submission: Submission
  /** The goal of the last links, if there were any to send; null before. */
  readonly sentTo: LinksTo | null
  /** Until more can be sent. */
  readonly resting: Resting | null
}

export const sentLinksTitle = 'Look into your inbox'

/** The same for every address, so that nobody learns from it who has bought something. `masked`: the buyer's address, where it is known. */
export function sentLinksText(to: LinksTo, masked: string | null): string {
  if (to.by === 'email')
    return `If there are purchases or gifts for ${to.email}, their links are on the way to it. Nothing there? Look among the junk mail, or try another address of yours.`
  return `A new link is on its way to ${masked ?? 'the address of the purchase'}. It shows everything for half an hour: do not hand it on.`
}
