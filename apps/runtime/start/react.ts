import { unstable_forceFrameRate as setFrameRate } from 'scheduler'

// A slice of 33 ms, not of 5: between two slices a slow phone works as long as in one, and the first screen has fifty.
setFrameRate(30)

/** React's renderer as a module of its own: `startPage` runs it in a task before the app's. */
export { createRoot } from 'react-dom/client'
