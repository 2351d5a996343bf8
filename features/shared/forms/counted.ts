/** `1 recipient`, `12,000 recipients`. */
export const counted = (count: number, noun: string): string => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
