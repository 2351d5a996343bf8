import { enterprise } from '#enterprise'
import { createRoot } from 'react-dom/client'
import { linkPictures } from '../../apps/build/document/linkPictures.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { LinkPicture } from './LinkPicture.tsx'

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <EnterpriseProvider enterprise={enterprise}>
    {linkPictures.map((name) => (
      <div key={name} data-name={name} style={{ inlineSize: 'min-content' }}>
        <LinkPicture name={name} />
      </div>
    ))}
  </EnterpriseProvider>,
)
