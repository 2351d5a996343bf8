import type { Scheme } from './scheme.ts'

/** Steps of space, from none to the gap between two parts of a page. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
export type Space = (typeof spaces)[number]

/**
 * Everything an enterprise defines about its appearance. Names are `group.role[Emphasis][State]`. Lengths are in rem, so that
 * they follow the visitor's text size, except for thin lines.
 */
export type Tokens = Scheme & {
  focus: {
    /** Width of the ring. */
    width: string
    /** Space between the element and its ring. */
    offset: string
  }
  space: {
    /** No space. */
    none: string
    /** Between lines of one item: a label and its hint. */
    xxs: string
    /** Between an icon and its text, a label and its field. */
    xs: string
    /** Between items of one kind in a row. */
    sm: string
    /** Padding of a card; fields of one form. */
    md: string
    /** Between parts of a card, a title and its content. */
    lg: string
    /** Between parts of a page. */
    xl: string
    /** Above and below the page's content. */
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
    /** Sliders' thumbs, tracks and portraits: half of any height. */
    round: string
  }
  size: {
    /** Minimum side of a touch target: 44 px. */
    touch: string
    /** Height of fields and of the main button. */
    control: string
    /** Side of an icon in text. */
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
    /** Lines and outlines. */
    hair: string
    /** Outline of a control. */
    control: string
    /** Outline of a chosen or wrong control. */
    strong: string
    /** Lines around the blocks of a map, in px; 0 for a map of flat colors. */
    map: string
  }
  font: {
    /** Reading text and controls. */
    body: string
    /** Headings. */
    heading: string
    /** Amounts of money. */
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
    /** Titles of pages in an app. */
    xxl: string
    /** The headline of a page. */
    display: string
    /** The amount or figure of a card. */
    amount: string
    /** The main amount of a page. */
    amountLarge: string
  }
  fontWeight: {
    /** Reading text. */
    regular: string
    /** Errors, and links outside sentences. */
    medium: string
    /** Emphasis in text, labels, buttons. */
    strong: string
    /** Headings. */
    heading: string
    /** Amounts of money. */
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
    /** Headings and amounts. */
    heading: string
    /** Buttons and badges. */
    label: string
    /** The space between words, beyond the font's own. */
    words: string
  }
  motion: {
    /** Response to a pointer. */
    fast: string
    /** Something appears or disappears. */
    base: string
    /** A picture fades in. */
    slow: string
    /** Easing of all motion. */
    ease: string
  }
}
