import { rampsOf, type Seeds, veil } from '../ramp.ts'
import type { FrontTokens, Schemes } from '../scheme.ts'
import { statusInDark, statusInLight } from '../statusColors.ts'
import { seeds } from './seeds.ts'

/** The colors that follow from the seeds, in the light and in the dark. */
export function schemesOf(seeds: Seeds): Schemes {
  const { neutral, hero, accent, bright, info, success, warning, danger, focus } = rampsOf(seeds)

  // The blocks of colour are the same by day and by night, except for a bill: a dark one would vanish in a dark field.
  const fronts: FrontTokens = {
    offer: bright[500],
    credit: '#ffd166',
    gift: bright[500],
    bill: hero[800],
    paid: success[600],
    refund: accent[300],
  }
  const slip = { edge: hero[900], edgeLight: bright[300], sticker: hero[800], onSticker: neutral[0] }
  const inks: FrontTokens = { offer: hero[950], credit: hero[950], gift: hero[950], bill: neutral[0], paid: neutral[0], refund: hero[950] }

  return {
    light: {
      surface: {
        page: neutral[50],
        raised: neutral[0],
        sunken: neutral[100],
        field: neutral[0],
        hero: hero[100],
        scrim: veil(hero[950], 0.5),
      },
      text: {
        base: neutral[900],
        muted: neutral[600],
        link: accent[600],
        linkHover: accent[800],
        onHero: hero[850],
        onHeroMuted: hero[600],
      },
      border: { subtle: neutral[200], strong: neutral[500], strongHover: neutral[700], onHero: hero[300] },
      accent: {
        solid: accent[600],
        solidHover: accent[700],
        solidActive: accent[800],
        onSolid: neutral[0],
        solidOnHero: accent[600],
        solidOnHeroHover: accent[700],
        solidOnHeroActive: accent[800],
        onSolidOnHero: neutral[0],
        soft: accent[100],
        softHover: accent[200],
        text: accent[650],
        bright: bright[600],
        onBright: bright[900],
      },
      slip: { ...slip, paper: neutral[0], ink: neutral[900], inkMuted: neutral[600], rule: neutral[300] },
      slipFront: fronts,
      slipInk: inks,
      info: statusInLight(accent, neutral),
      success: statusInLight(success, neutral),
      warning: statusInLight(warning, neutral),
      danger: { ...statusInLight(danger, neutral), solidHover: danger[700] },
      map: {
        street: neutral[0],
        block: neutral[100],
        blockDense: hero[200],
        hatch: hero[200],
        landmark: bright[200],
        outline: hero[300],
        water: info[200],
        ripple: info[200],
        park: success[200],
        tree: success[400],
      },
      focus: { ring: focus[600], ringOnHero: hero[850] },
      shadow: {
        raised: `0 1px 2px ${veil(hero[850], 0.05)}, 0 10px 28px -14px ${veil(hero[850], 0.2)}`,
        button: `0 6px 14px -8px ${veil(accent[600], 0.6)}`,
        overlay: `0 2px 8px ${veil(hero[850], 0.08)}, 0 28px 64px -24px ${veil(hero[850], 0.4)}`,
        slip: `0 10px 14px ${veil(hero[850], 0.2)}`,
        bar: `0 -10px 24px -18px ${veil(hero[850], 0.4)}`,
      },
    },
    dark: {
      surface: { page: hero[800], raised: hero[700], sunken: hero[850], field: hero[900], hero: hero[900], scrim: veil('#000000', 0.6) },
      text: {
        base: neutral[100],
        muted: neutral[300],
        link: accent[300],
        linkHover: accent[200],
        onHero: hero[100],
        onHeroMuted: hero[300],
      },
      border: { subtle: hero[650], strong: neutral[400], strongHover: neutral[300], onHero: hero[700] },
      accent: {
        solid: accent[400],
        solidHover: accent[300],
        solidActive: accent[200],
        onSolid: neutral[950],
        solidOnHero: accent[400],
        solidOnHeroHover: accent[300],
        solidOnHeroActive: accent[200],
        onSolidOnHero: neutral[950],
        soft: accent[850],
        softHover: accent[800],
        text: accent[300],
        bright: bright[600],
        onBright: bright[900],
      },
      slip: { ...slip, paper: hero[800], ink: neutral[100], inkMuted: hero[300], rule: hero[600] },
      slipFront: { ...fronts, bill: accent[300], refund: accent[200] },
      slipInk: { ...inks, bill: hero[950] },
      info: statusInDark(accent, neutral),
      success: statusInDark(success, neutral),
      warning: statusInDark(warning, neutral),
      danger: { ...statusInDark(danger, neutral), solidHover: danger[300] },
      map: {
        street: neutral[950],
        block: neutral[850],
        blockDense: hero[850],
        hatch: hero[850],
        landmark: bright[850],
        outline: hero[700],
        water: hero[700],
        ripple: hero[700],
        park: success[850],
        tree: success[700],
      },
      focus: { ring: focus[300], ringOnHero: hero[100] },
      shadow: {
        raised: `0 1px 2px ${veil('#000000', 0.25)}, 0 10px 28px -14px ${veil('#000000', 0.5)}`,
        button: `0 6px 14px -8px ${veil('#000000', 0.6)}`,
        overlay: `0 2px 8px ${veil('#000000', 0.35)}, 0 28px 64px -24px ${veil('#000000', 0.7)}`,
        slip: `0 12px 18px ${veil('#000000', 0.45)}`,
        bar: `0 -10px 24px -18px ${veil('#000000', 0.7)}`,
      },
    },
  }
}

export const schemes = schemesOf(seeds)
