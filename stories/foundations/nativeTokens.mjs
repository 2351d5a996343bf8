import { readFileSync } from 'node:fs'
import StyleDictionary from 'style-dictionary'

const { modifiers } = JSON.parse(readFileSync('platewell.resolver.json', 'utf8'))
const written = new Set(['color', 'dimension', 'fontWeight', 'number'])

const isLength = ({ $type }) => $type === 'dimension'
const points = ({ $value: { value, unit } }) => (unit === 'rem' ? value * 16 : value)
const transforms = {
  'length/swift': { type: 'value', filter: isLength, transform: (token) => `CGFloat(${points(token)})` },
  // Text grows with the setting of the phone: `sp`.
  'length/kotlin': {
    type: 'value',
    filter: isLength,
    transform: (token) => `${points(token)}.${token.path[0] === 'fontSize' ? 'sp' : 'dp'}`,
  },
}

for (const [enterprise, [tokens]] of Object.entries(modifiers.enterprise.contexts)) {
  const className = enterprise.replace(/^./, (letter) => letter.toUpperCase())
  const fileOf = (extension, format, options) => ({
    destination: `${className}.${extension}`,
    format,
    options: { className, ...options },
    filter: ({ $type }) => written.has($type),
  })
  const dictionary = new StyleDictionary({
    tokens,
    hooks: { transforms },
    platforms: {
      swift: { transforms: ['name/camel', 'color/UIColorSwift', 'length/swift'], files: [fileOf('swift', 'ios-swift/enum.swift')] },
      kotlin: {
        transforms: ['name/camel', 'color/composeColor', 'length/kotlin'],
        files: [fileOf('kt', 'compose/object', { packageName: 'tokens' })],
      },
    },
  })
  await dictionary.buildAllPlatforms()
}
