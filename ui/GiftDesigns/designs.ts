/** The occasions of a gift card. Each theme draws them. */
export const giftDesigns = ['dinner', 'thanks', 'birthday', 'celebration'] as const
export type GiftDesign = (typeof giftDesigns)[number]
