/** The z-order of overlapping elements. */
export const layer = {
  /** Sticky bars, above the parts of the content that lie over each other. */
  bar: 5,
  /** Dialogs and drawers. */
  overlay: 10,
  /** Confetti, which lets clicks through. */
  confetti: 15,
  /** Popups of a control, which may be in a dialog: menus, tooltips. */
  popup: 20,
  /** Toasts, above everything. */
  toast: 30,
} as const
