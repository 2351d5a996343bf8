/** `2027-01-31` → `January 31, 2027`, the same day wherever it is read. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
