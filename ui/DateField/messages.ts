/** Texts of the field. */
export const defaultMessages = {
  /** Accessible name of the button that opens the calendar. */
  calendar: 'Choose from a calendar',
  /** Stands for the day in the empty field. */
  day: 'DD',
  /** Stands for the month. */
  month: 'MM',
  /** Stands for the year. */
  year: 'YYYY',
}
