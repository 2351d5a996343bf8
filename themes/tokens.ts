import type { Scheme } from './scheme.ts'

/** Steps of space, from nothing to the gap between two parts of a page. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
export type Space = (typeof spaces)[number]

/**
 * Everything an enterprise decides about its looks. Names read `group.role[Emphasis][State]`.
 * Lengths are rem (so that they follow the reader's text size) unless a hairline.
 */
export type Tokens = Scheme & {
  focus: {
    /** Thickness of the ring. */
    width: string
    /** Air between the thing and its ring. */
    offset: string
  }
  space: {
    /** Things that touch. */
    none: string
    /** Lines of one thing: a label and its hint. */
    xxs: string
    /** Between an icon and its text, a label and its field. */
    xs: string
    /** Things of one kind in a row. */
    sm: string
    /** Padding of a card; fields of one form. */
    md: string
    /** Between parts of a card, a title and its content. */
    lg: string
    /** Parts of a page. */
    xl: string
    /** The page's content and its edge, above and below. */
    xxl: string
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
    /** Knobs, tracks and portraits: half their height, whatever it is. */
    round: string
  }
  size: {
    /** Minimum side of a touch target: 44 px. */
    touch: string
    /** Height of fields and of the main button. */
    control: string
    /** Side of an icon within text. */
    icon: string
    /** Side of an icon without text. */
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
    /** Footers and badges. */
    xs: string
    /** Labels, hints, captions, small buttons. */
    sm: string
    /** Reading text and input text: 16 px at least, or phones zoom into fields. */
    md: string
    /** Lead text and titles of cards. */
    lg: string
    /** Titles of sections. */
    xl: string
    /** Titles of pages within an app. */
    xxl: string
    /** The page's own headline. */
    display: string
    /** A sum, or another figure, that a card is about. */
    amount: string
    /** The one sum that a page is about. */
    amountLarge: string
  }
  fontWeight: {
    /** Reading text. */
    regular: string
    /** Errors, and links outside of sentences. */
    medium: string
    /** Emphasis within text, labels, buttons. */
    strong: string
    /** Headings, in their own font. */
    heading: string
    /** Sums of money. */
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
    /** Headings and sums. */
    heading: string
    /** Buttons and badges. */
    label: string
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
