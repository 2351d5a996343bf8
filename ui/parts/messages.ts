/** Texts of the privacy choices in a footer. The law words the link. */
export const defaultMessages = {
  /** Link to the privacy choices. */
  privacyChoices: 'Your Privacy Choices',
}
