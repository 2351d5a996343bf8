/** The file with the packages of a built folder. */
export const bomFile = 'sbom.cdx.json'

const heading = /^## (\S+) - (\S+) \((.+)\)$/gm

/**
 * The packages in the scripts of a build, in CycloneDX 1.6. They are those of `licenses.md`, which Vite writes by the modules that it has
 * bundled: npm's own list has what is installed, and leaves out packages that development needs too, such as React.
 */
export function billOfMaterials(licenses: string, version: string) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'platewell', version } },
    components: [...licenses.matchAll(heading)].map(([, component = '', its = '', license = '']) => {
      const purl = `pkg:npm/${component.replace('@', '%40')}@${its}`
      return { type: 'library', 'bom-ref': purl, name: component, version: its, purl, licenses: [{ expression: license }] }
    }),
  }
}
