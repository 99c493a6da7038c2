import type { SiteFacts } from '../../given/site-facts.ts';
import { deriveFact } from '../derived-fact.ts';

/** The page does not contain it: a caller that has read the site gives it with the request. */
export const site = deriveFact({
	reads: [],
	asks: ['site'],
	derive: (_facts, request): SiteFacts | null => request.site ?? null,
});
