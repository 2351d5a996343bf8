/** The parts of a visit that a guest may name. */
export const ratingReasons = ['food', 'service', 'wait', 'price', 'place'] as const
export type RatingReason = (typeof ratingReasons)[number]

/** A guest's rating of their visit. */
export type Rating = { readonly liked: boolean; readonly reasons: readonly RatingReason[] }
