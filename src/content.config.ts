import { defineCollection } from 'astro:content'
import { contentLoader } from './catalogue/content-loader.ts'
import { COLLECTIONS, COLLECTION_NAMES } from './catalogue/raw.ts'

export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection({ loader: contentLoader(name), schema: COLLECTIONS[name].schema }),
  ]),
)
