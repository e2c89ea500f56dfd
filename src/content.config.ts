import { defineCollection } from 'astro:content'
import { contentLoader } from './catalogue/content-loader.ts'
import { COLLECTION_NAMES } from './catalogue/raw.ts'

// Without schemas: the loader's reading has applied them.
export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, defineCollection({ loader: contentLoader(name) })]),
)
