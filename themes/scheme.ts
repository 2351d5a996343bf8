/** The lights in which a page is read. */
export const schemeNames = ['light', 'dark'] as const
export type SchemeName = (typeof schemeNames)[number]

/** The colours of one kind of message: information, success, warning or danger. */
export type StatusTokens = {
  /** Strong fill: a badge, a sign, a button for something dangerous. */
  solid: string
  /** The fill under a pointer. */
  solidHover: string
  /** Text and icons on `solid`. */
  onSolid: string
  /** Quiet tint behind a whole message. */
  soft: string
  /** Text and icons in this colour, on the page, on a raised surface or on `soft`. */
  text: string
}

/** What changes between light and dark: every colour, as hex, and the shadows. The rest of the tokens stay. */
export type Scheme = {
  surface: {
    /** The background of the page. */
    page: string
    /** Cards and sheets that lie on the page. */
    raised: string
    /** Wells pressed into the page: placeholders, tracks, quiet blocks. */
    sunken: string
    /** Inside of a field. */
    field: string
    /** The panel that carries the logo and the enterprise's picture. */
    hero: string
    /** Dims the page behind a dialog: the one colour that is seen through, as `#rrggbbaa`. */
    scrim: string
  }
  text: {
    /** Reading text and headings. */
    base: string
    /** Second voice: hints, captions, terms. */
    muted: string
    /** A link within text. */
    link: string
    /** A link under a pointer. */
    linkHover: string
    /** Text on `surface.hero`. */
    onHero: string
    /** Second voice on `surface.hero`. */
    onHeroMuted: string
  }
  border: {
    /** Rules between things; decoration only. */
    subtle: string
    /** Outline by which a control is known; 3:1 against what surrounds it. */
    strong: string
    /** The same under a pointer. */
    strongHover: string
    /** Rules on `surface.hero`; decoration only. */
    onHero: string
  }
  accent: {
    /** Fill of the one main action. */
    solid: string
    /** The same under a pointer. */
    solidHover: string
    /** The same while it is pressed. */
    solidActive: string
    /** Text and icons on `solid` and its states. */
    onSolid: string
    /** Tint of a second action, of a chosen thing. */
    soft: string
    /** The same under a pointer. */
    softHover: string
    /** Text and icons on `soft`, and accented text on the page. */
    text: string
    /** The second, livelier colour: bonus badges, small marks. */
    bright: string
    /** Text and icons on `bright`. */
    onBright: string
  }
  info: StatusTokens
  success: StatusTokens
  warning: StatusTokens
  danger: StatusTokens
  focus: {
    /** Ring around what has the keyboard's focus; 3:1 on every surface but the hero. */
    ring: string
    /** The ring on `surface.hero`. */
    ringOnHero: string
  }
  shadow: {
    /** Cards that lie on the page. */
    raised: string
    /** The main button at rest. */
    button: string
    /** What floats above the page: menus, dialogs, toasts. */
    overlay: string
    /** What stays at the foot of the window while the page scrolls beneath it: falls upwards. */
    bar: string
  }
}

export type Schemes = Record<SchemeName, Scheme>
