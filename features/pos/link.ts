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
