declare global {
  interface CredentialRequestOptions {
    /** WebOTP: the code of a text message whose last line names this page. */
    readonly otp?: { readonly transport: readonly ['sms'] }
  }
}

/** Passes on each code that arrives by text message, in browsers that read them (Android), until the signal aborts. */
export async function readTexts(onCode: (code: string) => void, signal: AbortSignal): Promise<void> {
  if (!('OTPCredential' in window)) return
  try {
    while (!signal.aborted) {
      const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal })
      if (credential === null || !('code' in credential) || typeof credential.code !== 'string') return
      onCode(credential.code)
    }
  } catch {
    // The person dismissed the browser's question, or there is no phone: the code is typed.
  }
}
