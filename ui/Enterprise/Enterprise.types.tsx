import { EnterpriseProvider } from './EnterpriseProvider.tsx'

/** Wrong uses of Enterprise: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a page is somebody’s */}
    <EnterpriseProvider>Page</EnterpriseProvider>
    {/* @ts-expect-error -- an enterprise is more than its name */}
    <EnterpriseProvider enterprise="somebody">Page</EnterpriseProvider>
  </>
)
