/** `once a month` → `Once a month`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
