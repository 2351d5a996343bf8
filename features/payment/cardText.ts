/** A card as its owner knows it: the brand, and the last four digits of the number. */
export type CardName = { readonly brand: string; readonly lastFour: string }

export const cardText = ({ brand, lastFour }: CardName): string => `${brand} ending in ${lastFour}`
