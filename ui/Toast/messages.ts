/** What the place of toasts says itself. */
export const defaultMessages = {
  /** Names the place, for those who look for it: F6 leads there. */
  place: 'Notifications',
  /** Accessible name of the close button. */
  close: 'Close',
}
