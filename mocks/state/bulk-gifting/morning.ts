/** Milliseconds by which the clock of a zone is ahead of UTC at a moment. */
const getOffset = (at: number, timeZone: string): number =>
  Date.parse(`${new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - at

/** Nine in the morning of a day, by the clock of a zone. */
export function getMorning(day: string, timeZone: string): number {
  const inUtc = Date.parse(`${day}T09:00:00Z`)
  const guess = inUtc - getOffset(inUtc, timeZone)
  // The clock may change on that day, between the two.
  return inUtc - getOffset(guess, timeZone)
}
