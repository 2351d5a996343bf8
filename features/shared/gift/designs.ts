import type { GiftDesign } from '../../../ui/GiftDesigns/designs.ts'

/** The names of the designs to choose from. */
export const designNames: Readonly<Record<GiftDesign, string>> = {
  dinner: 'Dinner',
  thanks: 'Thank you',
  birthday: 'Birthday',
  celebration: 'Cheers',
}

/** The words on the card. */
export const designTitles: Readonly<Record<GiftDesign, string>> = {
  dinner: 'Dinner is on me',
  thanks: 'Thank you',
  birthday: 'Happy birthday',
  celebration: 'Cheers to you',
}
