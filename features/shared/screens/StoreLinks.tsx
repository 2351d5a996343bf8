import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'

/** Links to the app in the app stores. */
export function StoreLinks({ variant = 'soft' }: { variant?: 'solid' | 'soft' }) {
  const { settings } = useEnterprise()
  return (
    <Stack space="sm">
      <LinkButton variant={variant} wide newTab icon="app" href={settings.appStoreUrl}>
        Download on the App Store
      </LinkButton>
      <LinkButton variant={variant} wide newTab icon="download" href={settings.playStoreUrl}>
        Get it on Google Play
      </LinkButton>
    </Stack>
  )
}
