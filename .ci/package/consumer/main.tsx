import { enterprise } from '#enterprise'
import { EnterpriseProvider } from '@platewell/kit/ui/Enterprise/EnterpriseProvider'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

document.documentElement.dataset['enterprise'] = enterprise.id
createRoot(document.querySelector('#root') ?? document.body).render(
  <EnterpriseProvider enterprise={enterprise}>
    <App />
  </EnterpriseProvider>,
)
