import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { Schemes } from './scheme.ts'
import { schemeVars } from './schemeVars.ts'
import type { Tokens } from './tokens.ts'
import { boxPicture, gifts, lidPicture, logoPicture, meals, paperLogo, toolPicture, vars, welcomePicture } from './vars.css.ts'

/** The colors of each gift card: its picture is in `goods`. */
export type Gifts = Record<keyof typeof gifts, { ground: string; ink: string }>

type Theme = {
  /** The enterprise's id, as in `data-enterprise`. */
  id: string
  tokens: Tokens
  schemes: Schemes
  gifts: Gifts
  /** Address of the logo for dark backgrounds, relative to the enterprise's folder. */
  logoInDark: string
  /** Address of the picture beside the sign-in of a tool. */
  toolPicture: string
}

/** The spaces, at most in proportion to the window: at 320 px those of the usual text size, as larger text needs the room itself. */
const inAnyWindow = (space: Tokens['space']): Tokens['space'] => ({
  ...space,
  ...Object.fromEntries(
    Object.entries(space).map(([step, size]) => {
      const rem = /[\d.]+(?=rem)/.exec(size)?.[0]
      return [step, rem === undefined ? size : `min(${size}, ${Number(rem) * 5}vw)`]
    }),
  ),
})

const good = (name: string) => `url("./goods/${name}.svg")`
const drawn = (name: string, colors: { ground: string; ink: string }) => ({ ...colors, picture: good(name) })

/** Writes an enterprise's tokens into its style sheet: light, dark below `data-scheme="dark"`, the visitor's choice below `"auto"`. */
export function writeTheme({ id, tokens, schemes, logoInDark, ...theme }: Theme): void {
  const page = `[data-enterprise="${id}"]`
  const dark = { colorScheme: 'dark', vars: { ...assignVars(schemeVars, schemes.dark), [logoPicture]: `url("${logoInDark}")` } }
  createGlobalTheme(page, vars, { ...tokens, space: inAnyWindow(tokens.space) })
  globalStyle(page, {
    vars: {
      [logoPicture]: 'normal',
      [paperLogo]: 'url("./logo.svg")',
      [boxPicture]: 'url("./wrapping/box.svg")',
      [lidPicture]: 'url("./wrapping/lid.svg")',
      [welcomePicture]: 'url("./illustrations/welcome.svg")',
      [toolPicture]: `url("${theme.toolPicture}")`,
    },
  })
  // Forced colours have no dark backgrounds in a light scheme: there a logo for a photograph is the usual one.
  globalStyle(page, { '@media': { '(forced-colors: active)': { vars: { [logoPicture]: paperLogo } } } })
  globalStyle(`${page}[data-scheme="dark"]`, dark)
  globalStyle(`${page}[data-scheme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': dark } })
  createGlobalTheme(page, gifts, {
    dinner: drawn('dinner', theme.gifts.dinner),
    thanks: drawn('thanks', theme.gifts.thanks),
    birthday: drawn('birthday', theme.gifts.birthday),
    celebration: drawn('celebration', theme.gifts.celebration),
  })
  createGlobalTheme(page, meals, { small: good('small'), medium: good('medium'), large: good('large') })
}
