/** Texts of the privacy choices in a footer. The law words the link. */
export const defaultMessages = {
  /** Link to the privacy choices. */
  privacyChoices: 'Your Privacy Choices',
  /** After the copyright, where the browser sends the Global Privacy Control signal. */
  signalHonored: 'Your opt-out signal is honored',
  signalHonoredHere: 'Your opt-out signal is honored in this browser',
}
