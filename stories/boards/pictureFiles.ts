import type { SchemeName } from '../../themes/scheme.ts'

/** The windows in which states are drawn, in pixels, and the scale of their pictures. */
export const windows = { phone: { width: 360, height: 740, scale: 1 }, wide: { width: 1280, height: 860, scale: 0.5 } } as const

export type WindowName = keyof typeof windows

/** The pictures of each state. A wide window is drawn in the light only: two more pictures would take as long as the others. */
export const looks = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['wide', 'light'],
] as const satisfies readonly (readonly [WindowName, SchemeName])[]

/** The file of a state's picture in a built Storybook. */
export const pictureFile = (id: string, enterprise: string, window: WindowName, scheme: SchemeName): string =>
  `board-pictures/${enterprise}/${window}-${window === 'wide' ? 'light' : scheme}/${id}.webp`
