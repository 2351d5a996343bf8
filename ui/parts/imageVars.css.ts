import { createVar } from '@vanilla-extract/css'

/** Set by a container whose corners differ from the theme's. */
export const corner = createVar()

/** The same for the background while the picture loads. */
export const ground = createVar()
