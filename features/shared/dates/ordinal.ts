const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** `1` → `1st`, `11` → `11th`, `22` → `22nd`. */
export const ordinal = (day: number): string => `${day}${(Math.floor(day / 10) % 10 === 1 ? undefined : endings[day % 10]) ?? 'th'}`
