import { namedMetaFact } from './named-meta.ts';

/** Who wrote the page, as its head says. */
export const authorMetas = namedMetaFact((name) => name === 'author');
