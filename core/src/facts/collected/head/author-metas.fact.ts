import { namedMetaFact } from './named-meta.ts';

/** The author of the page, according to its head. */
export const authorMetas = namedMetaFact((name) => name === 'author');
