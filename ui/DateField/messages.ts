export const defaultMessages = {
  /** Accessible name of the button that opens the calendar. */
  calendar: 'Choose from a calendar',
  /** Placeholder: the order of the digits. */
  pattern: 'MM/DD/YYYY',
}
