import astro from 'eslint-plugin-astro'
import tseslint from 'typescript-eslint'

/** What is above the website and the editor. */
const ABOVE_SITE = 'service|instance|middleware|server|pages|build|cli'

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.astro',
      'node_modules',
      'test-results',
      'public',
      'e2e/typed-client/practice.ts',
      // Compiled by a test, beside the client that it is for.
      'e2e/openapi-clients/hey-api.ts',
    ],
  },
  // A script inside an Astro component is no file of the TypeScript project.
  {
    files: ['**/*.ts'],
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.astro/*.ts'],
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    rules: {
      // Types and values of a module are imported in one line.
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // Numbers are read by indices that come from the arrays themselves.
    files: ['src/search/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  astro.configs.recommended,
  // The order of the rooms, as in .dependency-cruiser.mjs, which reads no .astro files; and components are what
  // layouts are made of.
  ...[
    ['src/{website,editor}/**/*.astro', ABOVE_SITE],
    ['src/website/components/**/*.astro', `layouts|${ABOVE_SITE}`],
    ['src/pages/**/*.astro', 'build|cli'],
  ].map(([files, above]) => ({
    files: [files],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^[./]+/(${above})(/|[.]ts$)` }] }],
    },
  })),
)
