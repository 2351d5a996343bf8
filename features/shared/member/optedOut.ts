export type OptedOut = { readonly email: boolean; readonly sms: boolean }

export type OptIns = { readonly email: boolean; readonly sms: boolean }

/** Nobody is signed in, or the member has opted out of nothing. */
export const noOptOut: OptedOut = { email: false, sms: false }

/** For a member whose choices could not be read: nobody is opted in again unasked. */
export const unreadOptOut: OptedOut = { email: true, sms: true }

export const optedOutHint = 'You have opted out of these. Tick this only if you want them again.'

/** The consent of a member who ticked the boxes before their choices were loaded: an opt-out stays. */
export const withOptOut = (ticked: OptIns, optedOut: OptedOut): OptIns => ({
  email: ticked.email && !optedOut.email,
  sms: ticked.sms && !optedOut.sms,
})
