import type { SiteFacts } from '../../given/site-facts.ts';
import { deriveFact } from '../derived-fact.ts';

/** Nothing of the page tells it: whoever has looked at the site gives it with the request. */
export const site = deriveFact({
	reads: [],
	asks: ['site'],
	derive: (_facts, request): SiteFacts | null => request.site ?? null,
});
