/** The token of the gift that the link names; empty for none. */
export const giftToken = (search: string): string => new URLSearchParams(search).get('gift') ?? ''
