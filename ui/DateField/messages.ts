export const defaultMessages = {
  /** Accessible name of the button that opens the calendar. */
  calendar: 'Choose from a calendar',
  /** Placeholder of the day. */
  day: 'DD',
  /** Placeholder of the month. */
  month: 'MM',
  /** Placeholder of the year. */
  year: 'YYYY',
}
