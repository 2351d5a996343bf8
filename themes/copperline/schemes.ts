import { rampsOf, type Seeds, veil } from '../ramp.ts'
import type { FrontTokens, Schemes } from '../scheme.ts'
import { statusInDark, statusInLight } from '../statusColors.ts'
import { seeds } from './seeds.ts'

/** The colors that follow from the seeds, in the light and in the dark. */
export function schemesOf(seeds: Seeds): Schemes {
  const { neutral, hero, accent, bright, info, success, warning, danger, focus } = rampsOf(seeds)

  // The panel is the same evening room in both.
  const room = { surface: hero[900], text: hero[100], muted: hero[300], rule: hero[800], ring: focus[600] }

  // One paper on all sides: the words and the foil tell them apart.
  const sides = (value: string): FrontTokens => ({ offer: value, credit: value, gift: value, bill: value, paid: value, refund: value })

  return {
    light: {
      surface: {
        page: neutral[50],
        raised: neutral[0],
        sunken: neutral[100],
        field: neutral[0],
        hero: room.surface,
        scrim: veil(hero[950], 0.5),
      },
      text: {
        base: neutral[900],
        muted: neutral[600],
        link: accent[650],
        linkHover: accent[800],
        onHero: room.text,
        onHeroMuted: room.muted,
      },
      border: { subtle: neutral[200], strong: neutral[500], strongHover: neutral[700], onHero: room.rule },
      accent: {
        solid: accent[600],
        solidHover: accent[700],
        solidActive: accent[800],
        onSolid: neutral[0],
        solidOnHero: accent[400],
        solidOnHeroHover: accent[300],
        solidOnHeroActive: accent[200],
        onSolidOnHero: neutral[950],
        soft: accent[100],
        softHover: accent[200],
        text: accent[650],
        bright: bright[600],
        onBright: hero[900],
      },
      slip: {
        paper: neutral[0],
        ink: neutral[900],
        inkMuted: neutral[600],
        rule: accent[300],
        edge: accent[500],
        edgeLight: bright[300],
        sticker: neutral[0],
        onSticker: accent[800],
      },
      slipFront: sides(neutral[0]),
      slipInk: { ...sides(accent[800]), paid: success[800] },
      info: statusInLight(neutral, neutral),
      success: statusInLight(success, neutral),
      warning: statusInLight(warning, neutral),
      danger: { ...statusInLight(danger, neutral), solidHover: danger[700] },
      map: {
        street: neutral[0],
        block: neutral[50],
        blockDense: neutral[50],
        hatch: neutral[300],
        landmark: accent[200],
        outline: neutral[300],
        water: info[100],
        ripple: info[300],
        park: success[100],
        tree: success[200],
      },
      focus: { ring: hero[900], ringOnHero: room.ring },
      shadow: {
        raised: `0 1px 2px ${veil(bright[800], 0.08)}, 0 8px 24px -12px ${veil(hero[800], 0.22)}`,
        button: `0 1px 1px ${veil(hero[800], 0.2)}`,
        overlay: `0 2px 6px ${veil(hero[800], 0.1)}, 0 24px 60px -20px ${veil(hero[900], 0.4)}`,
        slip: `0 14px 18px ${veil(hero[950], 0.34)}`,
        bar: `0 -10px 24px -18px ${veil(hero[900], 0.4)}`,
      },
    },
    dark: {
      surface: {
        page: neutral[950],
        raised: neutral[900],
        sunken: neutral[850],
        field: neutral[900],
        hero: room.surface,
        scrim: veil('#000000', 0.65),
      },
      text: {
        base: neutral[100],
        muted: neutral[400],
        link: accent[300],
        linkHover: accent[200],
        onHero: room.text,
        onHeroMuted: room.muted,
      },
      border: { subtle: neutral[800], strong: neutral[500], strongHover: neutral[300], onHero: room.rule },
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
        onBright: hero[900],
      },
      slip: {
        paper: hero[900],
        ink: hero[100],
        inkMuted: hero[300],
        rule: accent[700],
        edge: accent[600],
        edgeLight: bright[300],
        sticker: hero[900],
        onSticker: bright[300],
      },
      slipFront: sides(hero[900]),
      slipInk: { ...sides(bright[300]), paid: success[300] },
      info: statusInDark(neutral, neutral),
      success: statusInDark(success, neutral),
      warning: statusInDark(warning, neutral),
      danger: { ...statusInDark(danger, neutral), solidHover: danger[300] },
      map: {
        street: neutral[850],
        block: neutral[950],
        blockDense: neutral[950],
        hatch: neutral[850],
        landmark: bright[850],
        outline: neutral[800],
        water: info[850],
        ripple: info[700],
        park: success[850],
        tree: success[800],
      },
      focus: { ring: focus[600], ringOnHero: room.ring },
      shadow: {
        raised: `0 1px 2px ${veil('#000000', 0.3)}, 0 8px 24px -12px ${veil('#000000', 0.6)}`,
        button: `0 1px 1px ${veil('#000000', 0.4)}`,
        overlay: `0 2px 6px ${veil('#000000', 0.4)}, 0 24px 60px -20px ${veil('#000000', 0.8)}`,
        slip: `0 14px 20px ${veil('#000000', 0.55)}`,
        bar: `0 -10px 24px -18px ${veil('#000000', 0.8)}`,
      },
    },
  }
}

export const schemes = schemesOf(seeds)
