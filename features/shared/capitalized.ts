/** `once a month` → `Once a month`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
