import type { GivenFacts } from '../page-facts.ts';

/** A host that knows nothing besides the page itself. */
export const nothingGiven: GivenFacts = {
	url: null,
	declaredLanguage: null,
	response: null,
	robotsTxt: null,
	served: null,
	layout: null,
	vitals: null,
};
