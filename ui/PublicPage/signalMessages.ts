/** Texts after the copyright, where the browser sends the Global Privacy Control signal. They load only there. */
export const signalMessages = {
  /** The signal counts for whoever is signed in too. */
  signalHonored: 'Your opt-out signal is honored',
  /** So far it counts on the pages of this browser. */
  signalHonoredHere: 'Your opt-out signal is honored in this browser',
}

export type SignalMessages = Partial<typeof signalMessages>
