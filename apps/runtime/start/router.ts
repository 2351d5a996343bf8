/** The router as a module of its own: `startPage` runs it in a task before the app's. */
export { RouterProvider } from '@tanstack/react-router'
