import { namedMetaFact } from './named-meta.ts';

export const viewportTags = namedMetaFact((name) => name === 'viewport');
