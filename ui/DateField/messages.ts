export const defaultMessages = {
  /** Accessible name of the button that opens the calendar. */
  calendar: 'Choose from a calendar',
  /** Placeholder: the order of the digits. */
  pattern: 'MM/DD/YYYY',
  /** The error of a whole date that no calendar has. */
  noDay: 'There is no such day. Please check it.',
  /** The error of any other text. */
  unfinished: 'Enter a full date, or leave it empty.',
}
