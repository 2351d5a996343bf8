const halfADay = 12 * 60 * 60 * 1_000

/** A day that has begun everywhere on earth: a day before it has ended everywhere. No day of one place is taken for it. */
export type DayEverywhere = { readonly begun: string }

export const dayEverywhere = (time: number): DayEverywhere => ({ begun: new Date(time - halfADay).toISOString().slice(0, 10) })

/** Whether a last day, which names no place, has ended everywhere. */
export const hasEnded = (lastDay: string, { begun }: DayEverywhere): boolean => lastDay < begun
