/** The blocks of the scripts that are written from right to left: Hebrew to Arabic, their forms, and the rarer ones. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A name within a sentence of plain text, as labels and titles are. One that is written from right to left is isolated: otherwise it would
 * reorder the sum or the number beside it. Others have no invisible marks, so that a copied sentence is what it looks like.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)
