/** The restaurant and the check of a bill, on one line; null where neither is known. */
export const billNote = (restaurant: string | null, check: string | null): string | null =>
  [restaurant, check !== null && `Check ${check}`].filter(Boolean).join(' · ') || null
