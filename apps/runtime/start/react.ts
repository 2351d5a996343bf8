/** React's renderer as a module of its own: `startPage` runs it in a task before the app's. */
export { createRoot } from 'react-dom/client'
