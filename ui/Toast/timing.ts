/** How long a toast is to be read, in milliseconds (PUB-01). Time stands still while it is pointed at or has the focus. */
export const toastShownFor = 3000

/** How long after that it is gone for good, in milliseconds (PUB-01). */
export const toastRemovedAfter = 1000

/** Most toasts seen at once: older ones leave. */
export const mostToasts = 3
