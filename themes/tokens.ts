/** Steps of space, from nothing to the gap between two parts of a page. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
export type Space = (typeof spaces)[number]

/** The colours in which one kind of news (information, success, warning, danger) is told. */
export type StatusTokens = {
  /** Strong fill: a badge, a destructive button. */
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

/**
 * Everything an enterprise decides about its looks. Names read `group.role[Emphasis][State]`.
 * Colours are hex, lengths are rem (so that they follow the reader's text size) unless a hairline.
 */
export type Tokens = {
  surface: {
    /** The ground on which everything stands. */
    page: string
    /** Cards and sheets that lie on the page. */
    raised: string
    /** Wells pressed into the page: placeholders, tracks, quiet blocks. */
    sunken: string
    /** Inside of a field. */
    field: string
    /** The panel that carries the logo and the house's picture. */
    hero: string
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
    solidHover: string
    solidActive: string
    /** Text and icons on `solid` and its states. */
    onSolid: string
    /** Tint of a second action, of a chosen thing. */
    soft: string
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
    /** Thickness of the ring. */
    width: string
    /** Air between the thing and its ring. */
    offset: string
  }
  space: Record<Space, string> & {
    /** Margin between the page's content and the edge of the window. */
    gutter: string
  }
  radius: {
    /** Checkboxes and other small marks. */
    sm: string
    /** Fields. */
    field: string
    /** Buttons. */
    button: string
    /** Cards, messages. */
    card: string
    /** Pictures. */
    picture: string
    /** Badges. */
    badge: string
  }
  size: {
    /** Least side of anything a finger touches: 44 px. */
    touch: string
    /** Height of fields and of the main button. */
    control: string
    /** Side of an icon within text. */
    icon: string
    /** Side of an icon that stands alone. */
    iconLarge: string
    /** Widest line of reading text. */
    measure: string
    /** Widest column of a form. */
    content: string
    /** Height of the logo in the page's header. */
    logo: string
  }
  stroke: {
    /** Rules and outlines at rest. */
    hair: string
    /** Outline of a control. */
    control: string
    /** Outline that marks the chosen or wrong one. */
    strong: string
  }
  font: {
    /** Reading text and controls. */
    body: string
    /** Headings. */
    heading: string
    /** Sums of money. */
    amount: string
  }
  fontSize: {
    xs: string
    sm: string
    /** Reading text and input text: 16 px at least, or phones zoom into fields. */
    md: string
    lg: string
    xl: string
    xxl: string
    /** The page's own headline. */
    display: string
  }
  fontWeight: {
    regular: string
    medium: string
    /** Emphasis within text, labels, buttons. */
    strong: string
    heading: string
    amount: string
  }
  lineHeight: {
    /** Headlines. */
    tight: string
    /** Labels, captions, buttons. */
    snug: string
    /** Reading text. */
    base: string
  }
  tracking: {
    heading: string
    /** Buttons and badges. */
    label: string
  }
  shadow: {
    /** Cards that lie on the page. */
    raised: string
    /** The main button at rest. */
    button: string
  }
  motion: {
    /** Answer to a pointer. */
    fast: string
    /** Something comes or goes. */
    base: string
    /** A picture fades in. */
    slow: string
    /** Curve of everything that moves. */
    ease: string
  }
}
