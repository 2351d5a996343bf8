import { EnterpriseProvider } from './EnterpriseProvider.tsx'

/** Wrong uses of Enterprise: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs an enterprise */}
    <EnterpriseProvider>Page</EnterpriseProvider>
    {/* @ts-expect-error -- an enterprise is complete */}
    <EnterpriseProvider enterprise="somebody">Page</EnterpriseProvider>
  </>
)
