/** The page's shell, rendered at build time. */
export { LoadingManagers as Shell } from '../../features/managers/LoadingManagers.tsx'
