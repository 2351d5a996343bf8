const ascii = /^[\u0020-\u007e]*$/

/**
 * Text as it is compared: without case and accents. Ten thousand folded keys sort many times faster than with a
 * collator, which would block the page on a slow phone.
 */
export const fold = (text: string): string => (ascii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase()
