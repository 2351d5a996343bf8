export const defaultMessages = {
  /** Accessible name of the region, which F6 focuses. */
  region: 'Notifications',
  /** Accessible name of the close button. */
  close: 'Close',
}
