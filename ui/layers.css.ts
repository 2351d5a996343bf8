/** What lies over what, where things overlap at all. */
export const layer = {
  /** Bars that stay while the page moves beneath them. */
  bar: 1,
  /** What asks for all the attention: dialogs and drawers. */
  overlay: 10,
  /** Paper that falls over the whole window, and lets every click through. */
  confetti: 15,
  /** What hangs on a control, which may stand in a dialog: menus, tooltips. */
  popup: 20,
  /** News, whatever is open. */
  toast: 30,
} as const
