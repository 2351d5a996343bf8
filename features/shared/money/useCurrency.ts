import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { type Currency, currencyIn } from './money.ts'

/** The currency that an answer names, or else the enterprise's. */
export const useCurrency = (named?: Currency | null): Currency => {
  const { country } = useEnterprise().settings
  return named ?? currencyIn(country)
}
