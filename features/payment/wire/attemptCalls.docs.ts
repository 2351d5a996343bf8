// The texts of the three calls about an attempt, for each surface that pays.

export const attemptDocs = {
  complete: {
    answersOne: true,
    about: 'Continues an attempt that its payer has confirmed with the bank. Answers as the attempt itself does.',
  },
  lookUp: {
    answersOne: true,
    about:
      'Reads the result of an attempt: before one without an answer may be repeated, and for its receipt (NET-08, DIN-05, MGR-17). The same call, as the next two, for all that is paid or refunded. Its key alone tells the outcome, what continues it, whether the till knows, and the charge. Everything else of an attempt that was made with a token is for that person’s token alone: no address, no balance, no id. The token of another person, or of another audience, counts as none.',
  },
  close: {
    answersOne: true,
    about:
      'Gives an attempt up, so that another may be made under another key (NET-08). Answers the attempt’s result if it has one. Otherwise it answers `closed`, as often as it is asked: from then on the server refuses every request under this key with 409, and cancels a payment that waits for the bank.',
  },
} as const
