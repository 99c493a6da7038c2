import { namedMetaFact } from './named-meta.ts';

export const descriptions = namedMetaFact((name) => name === 'description');
