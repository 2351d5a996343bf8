/** `AB-12` → `A, B, dash, 1, 2`: how a screen reader reads it aloud, and how a person says it on the phone. */
export const spelled = (code: string): string => Array.from(code, (sign) => (sign === '-' ? 'dash' : sign)).join(', ')
