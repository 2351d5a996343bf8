import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'

/** The name of the guest's balance that pays: the server calls it the product's cash. */
export const useCashName = (): string => `${useEnterprise().settings.product} cash`
