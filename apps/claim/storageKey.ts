/** The storage key of a visit to the link with this hash. A value under `flow.` may be discarded. */
export const storageKeyOf = (hash: string): string => `flow.claim.${hash.replace(/^#/, '')}`
