/** The values of an order's address. The return address is checked already: null if it is not allowed. */
export type OrderLink = {
  readonly posSlug: string
  readonly location: string
  readonly ticket: string
  readonly payAmount: string | null
  readonly returnUrl: string | null
}

export const namesBill = ({ posSlug, location, ticket }: Omit<OrderLink, 'returnUrl'>): boolean =>
  posSlug !== '' && location !== '' && ticket !== ''

/** Names the visit of an order, so that its saved state is never read for another bill. */
export const visitName = ({ posSlug, location, ticket }: Pick<OrderLink, 'posSlug' | 'location' | 'ticket'>): string =>
  JSON.stringify([posSlug, location, ticket])

const stages = ['redeemCredit', 'addCredit', 'review'] as const
/** The stages between which the diner goes back and forth, and at which a card may be typed. The address names the one that is open. */
export type Stage = (typeof stages)[number]

/** The stage of this name; undefined for any other name. */
export const stageNamed = (status: string | null | undefined): Stage | undefined => stages.find((stage) => stage === status)
