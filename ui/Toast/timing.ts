/** The time that a toast shows, in ms. The timer pauses while it is hovered or focused. */
export const toastShownFor = 3000

/** The time after that until it is removed, in ms. */
export const toastRemovedAfter = 1000

/** Maximum number of toasts; older ones disappear. */
export const mostToasts = 3
