export const schemeNames = ['light', 'dark'] as const
export type SchemeName = (typeof schemeNames)[number]

/** The colours of one kind of message: information, success, warning or danger. */
export type StatusTokens = {
  /** Strong fill of a badge, an icon, or a button for a dangerous action. */
  solid: string
  /** Text and icons on `solid`. */
  onSolid: string
  /** Background of a message. */
  soft: string
  /** Text and icons in this colour, on the page, on a raised surface or on `soft`. */
  text: string
}

/** The sides of the slip, the object that money is written on. */
export const slipFaces = ['offer', 'credit', 'gift', 'bill', 'paid', 'refund'] as const
export type SlipFace = (typeof slipFaces)[number]

/** A color of each face's front. */
export type FrontTokens = {
  /** An offer. */
  offer: string
  /** Bought credit. */
  credit: string
  /** A gift. */
  gift: string
  /** A bill that is due. */
  bill: string
  /** A payment just made. */
  paid: string
  /** Money given back. */
  refund: string
}

/** The tokens that differ between light and dark: colours, as hex, and shadows. */
export type Scheme = {
  surface: {
    /** The background of the page. */
    page: string
    /** Cards and sheets on the page. */
    raised: string
    /** Placeholders, tracks and quiet blocks. */
    sunken: string
    /** Background of a field. */
    field: string
    /** The panel with the logo and the enterprise's picture. */
    hero: string
    /** Dims the page behind a dialog: the only transparent colour, as `#rrggbbaa`. */
    scrim: string
  }
  text: {
    /** Reading text and headings. */
    base: string
    /** Secondary text: hints, captions, terms. */
    muted: string
    /** A link in text. */
    link: string
    /** A link on hover. */
    linkHover: string
    /** Text on `surface.hero`. */
    onHero: string
    /** Secondary text on `surface.hero`. */
    onHeroMuted: string
  }
  border: {
    /** Lines between elements; decoration only. */
    subtle: string
    /** Outline of a control; 3:1 on its background. */
    strong: string
    /** The same on hover. */
    strongHover: string
    /** Lines on `surface.hero`; decoration only. */
    onHero: string
  }
  accent: {
    /** Fill of the main action. */
    solid: string
    /** The same on hover. */
    solidHover: string
    /** The same while it is pressed. */
    solidActive: string
    /** Text and icons on `solid` and its states. */
    onSolid: string
    /** Fill of the main action on `surface.hero`, where `solid` may be too close to it. */
    solidOnHero: string
    /** The same on hover. */
    solidOnHeroHover: string
    /** The same while it is pressed. */
    solidOnHeroActive: string
    /** Text and icons on `solidOnHero` and its states. */
    onSolidOnHero: string
    /** Background of a second action or a chosen item. */
    soft: string
    /** The same on hover. */
    softHover: string
    /** Text and icons on `soft`, and accented text on the page. */
    text: string
    /** The second, brighter colour: bonus badges, small marks. */
    bright: string
    /** Text and icons on `bright`. */
    onBright: string
  }
  slip: {
    /** The paper of its body and stub. */
    paper: string
    /** Text on the paper. */
    ink: string
    /** Secondary text on the paper. */
    inkMuted: string
    /** Leaders and folds on the paper; decoration only. */
    rule: string
    /** Its edge: decoration only. */
    edge: string
    /** The light that falls on the edge: decoration only. */
    edgeLight: string
    /** The sticker of a bonus. */
    sticker: string
    /** Text on the sticker. */
    onSticker: string
  }
  /** The front of each face of the slip. */
  slipFront: FrontTokens
  /** Text on that front. */
  slipInk: FrontTokens
  info: StatusTokens
  success: StatusTokens
  warning: StatusTokens
  danger: StatusTokens & {
    /** The fill of a button on hover. */
    solidHover: string
  }
  /** The city that is drawn where a map has no tiles. */
  map: {
    /** Streets, squares and bridges: the ground between the blocks. */
    street: string
    /** A block of houses. */
    block: string
    /** A densely built block. */
    blockDense: string
    /** The hatching of a densely built block; the color of `blockDense` shows none. */
    hatch: string
    /** A block that stands out. */
    landmark: string
    /** Lines around blocks, parks and bridges. */
    outline: string
    /** A river. */
    water: string
    /** Lines along a river's banks. */
    ripple: string
    /** Parks and greens. */
    park: string
    /** Trees in a park. */
    tree: string
  }
  focus: {
    /** Focus ring; 3:1 on every surface except the hero. */
    ring: string
    /** The ring on `surface.hero`. */
    ringOnHero: string
  }
  shadow: {
    /** Cards on the page. */
    raised: string
    /** The main button at rest. */
    button: string
    /** Elements above the page: menus, dialogs, toasts. */
    overlay: string
    /** The slip, with its holes cut out: one layer without a spread, as `drop-shadow` takes it. */
    slip: string
    /** A bar at the bottom of the window; the shadow falls upwards. */
    bar: string
  }
}

export type Schemes = Record<SchemeName, Scheme>
