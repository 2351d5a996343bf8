/** A line of a bill: its name at the start, its amount at the end, and a note in a row of its own. */
export const billLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' } as const
