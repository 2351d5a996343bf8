/** `AB-12` → `A, B, dash, 1, 2`: for screen readers, and for reading it aloud on the phone. */
export const spellOut = (code: string): string => Array.from(code, (sign) => (sign === '-' ? 'dash' : sign)).join(', ')
