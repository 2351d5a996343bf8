/** Under which name a visit to the link with this hash is kept; what begins with `flow.` can be begun anew. */
export const placeOf = (hash: string): string => `flow.claim.${hash.replace(/^#/, '')}`
