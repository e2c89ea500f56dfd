/**
 * The rooms of src, the lowest first: a file imports from its own room, from those beside it, and from those
 * below. dependency-cruiser reads no .astro files; ESLint holds those to the same order.
 */
const LAYERS = [
  'config[.]ts',
  'schemas/',
  'catalogue/',
  'search/',
  'core/',
  '(api|mcp|documents|website|editor)/',
  'service[.]ts',
  '(server|pages|models|instance|middleware)(/|[.]ts)',
  '(build/|cli/|content[.]config[.]ts)',
]

const upward = LAYERS.slice(0, -1).map((layer, i) => ({
  name: 'no-upward-import',
  severity: 'error',
  from: { path: `^src/${layer}` },
  to: { path: `^src/(${LAYERS.slice(i + 1).join('|')})` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^src/',
    // A test, and what only tests use, may import from anywhere; nothing imports either.
    exclude: '[.]test[.]ts$|/testing/',
    tsConfig: { fileName: 'tsconfig.json' },
    // An import of types alone is an arrow too.
    tsPreCompilationDeps: true,
  },
}
