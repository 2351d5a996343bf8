import { brandAccess } from '../../../features/partners/access.ts'
import { getBrandImages, saveBrandLook, saveLogo } from '../../../features/partners/images/api.ts'
import { type LogoKind, logos } from '../../../features/partners/images/logo.ts'
import { LogosScreen } from '../../../features/partners/images/LogosScreen.tsx'
import { targets } from '../../../features/uploads/pixels.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { useUploads } from '../../runtime/uploads/useUploads.ts'
import { useWrite } from '../../runtime/api/useWrite.ts'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { brandLogos } from '../addresses.ts'
import { BrandPage, type BrandPageProps } from './BrandPage.tsx'
import { uploadPicture } from './uploadPicture.ts'

function useLogo(slug: string, id: string, kind: LogoKind) {
  const readAll = useReadAll()
  return useUploads({
    target: targets.logo,
    frame: logos[kind].frame,
    send: async (file, name, options) => {
      const sent = await uploadPicture(slug, { file, name, options }, ({ url }, call) =>
        callSignedIn(saveLogo, { path: { slug, id }, body: { logo: { kind, image: url } } }, call),
      )
      // A page that was left, or a session that ended, has no reads any more.
      if (!options.signal.aborted) readAll()
      return sent
    },
  })
}

function BrandLogos({ brand, project, listHref, hrefs }: BrandPageProps) {
  const { slug } = project
  const { read, readAgain } = useRead(getBrandImages, { path: { slug } })
  const saving = useWrite(saveBrandLook, { of: brand.id, sets: true })
  const queues = {
    logo_dark: useLogo(slug, brand.id, 'logo_dark'),
    logo_light: useLogo(slug, brand.id, 'logo_light'),
    logo_dark_wide: useLogo(slug, brand.id, 'logo_dark_wide'),
    logo_light_wide: useLogo(slug, brand.id, 'logo_light_wide'),
    base_logo: useLogo(slug, brand.id, 'base_logo'),
  }
  return (
    <LogosScreen
      brand={brand}
      access={brandAccess(project, brand.id)}
      library={read}
      queues={queues}
      onNoColorAlteration={(isOn) =>
        void saving.send({ path: { slug, id: brand.id }, body: { look: { heroImageId: undefined, noColorAlteration: isOn } } })
      }
      saving={saving.submission}
      listHref={listHref}
      hrefs={hrefs}
      onRetry={readAgain}
    />
  )
}

export const BrandLogosRoute = () => (
  <BrandPage id={usePageSearch(brandLogos).id}>{(page) => <BrandLogos key={page.brand.id} {...page} />}</BrandPage>
)
