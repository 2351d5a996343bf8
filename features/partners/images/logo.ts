import { frames, type Frame } from '../../uploads/crop.ts'
import type { Brand } from '../brands/api.ts'

/** The logos of a brand, by their names on the wire. */
export const logoKinds = ['logo_dark', 'logo_light', 'logo_dark_wide', 'logo_light_wide', 'base_logo'] as const
export type LogoKind = (typeof logoKinds)[number]

type LogoFacts = {
  readonly title: string
  readonly use: string
  /** The backgrounds on which it will be seen. */
  readonly grounds: readonly ('light' | 'dark')[]
  readonly frame: Frame
}

export const logos: Record<LogoKind, LogoFacts> = {
  logo_dark: { title: 'Dark logo', use: 'On light backgrounds: menus, receipts, light emails.', grounds: ['light'], frame: frames.logo },
  logo_light: { title: 'Light logo', use: 'On dark backgrounds and over photographs.', grounds: ['dark'], frame: frames.logo },
  logo_dark_wide: {
    title: 'Wide dark logo',
    use: 'On light backgrounds, where there is more width than height.',
    grounds: ['light'],
    frame: frames.wideLogo,
  },
  logo_light_wide: {
    title: 'Wide light logo',
    use: 'On dark backgrounds, where there is more width than height.',
    grounds: ['dark'],
    frame: frames.wideLogo,
  },
  base_logo: { title: 'Base logo', use: 'In its own colors, wherever it stands alone.', grounds: ['light', 'dark'], frame: frames.logo },
}

export const getLogoId = (brand: Brand, kind: LogoKind): string | null =>
  ({
    logo_dark: brand.logoDarkId,
    logo_light: brand.logoLightId,
    logo_dark_wide: brand.logoDarkWideId,
    logo_light_wide: brand.logoLightWideId,
    base_logo: brand.baseLogoId,
  })[kind]
