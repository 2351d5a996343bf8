/** The page's shell, rendered at build time. */
export { LoadingPos as Shell } from '../../features/pos/LoadingPos.tsx'
