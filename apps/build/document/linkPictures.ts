import type { Wording } from '../../../themes/enterprise.ts'

/** The pictures of links, in `themes/<enterprise>/previews/`: a wrapped gift, an offer, dining credit, or the enterprise alone. */
export const linkPictures = ['gift', 'offer', 'credit', 'enterprise'] as const
export type LinkPicture = (typeof linkPictures)[number]

/** Their size in pixels: what messengers and networks show large without cutting. */
export const linkPictureSize = { width: 1200, height: 630 } as const

/** The words on each picture. */
export const pictureTexts = (wording: Wording): Readonly<Record<LinkPicture, string>> => ({
  gift: 'A gift for you',
  offer: wording.welcome,
  credit: wording.sale,
  enterprise: wording.tagline,
})
