import node from '@astrojs/node'
import { satteri } from '@astrojs/markdown-satteri'
import { defineConfig } from 'astro/config'
import { practiceBuild } from './src/build/integration.ts'
import { configOrExit } from './src/config.ts'

const { SITE_URL, HOST, PORT, ALLOW_PLACEHOLDERS, EDITOR_BACKEND } = configOrExit(process.env)

export default defineConfig({
  site: SITE_URL,
  server: { host: HOST, port: PORT },
  output: 'static',
  adapter: practiceBuild(node({ mode: 'middleware' }), {
    siteUrl: SITE_URL,
    allowPlaceholders: ALLOW_PLACEHOLDERS,
    editor: EDITOR_BACKEND,
  }),
  trailingSlash: 'ignore',
  // Nothing keeps a session, and Astro would write one to disk.
  session: false,
  // Nothing is written here, and the check would answer other sites' POSTs with a 403 in text/plain.
  security: { checkOrigin: false },
  // `/about` is about.html: one file a page, no folders.
  build: { format: 'file', inlineStylesheets: 'never' },
  // The new default glues words together before inline tags.
  compressHTML: true,
  devToolbar: { enabled: false },
  // Below the project, so that tests and editors see the collections that `astro sync` made.
  cacheDir: './.astro',
  // Smart punctuation would break Hebrew abbreviations such as ד"ר.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  vite: {
    server: {
      // The application answers OPTIONS itself, in development too.
      cors: false,
      // The watcher drops changes that closely follow one it told of, and saving is two: the file is
      // emptied, then written. Without a wait, the content was read while empty and never again.
      watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } },
    },
    // A page brings small scripts along, and nothing else: no policy allows fonts in style sheets.
    build: { assetsInlineLimit: (file, { length }) => file.endsWith('.js') && length < 1024 },
  },
})
