import type { GivenFacts } from '../page-facts.ts';

/** A host that knows nothing in addition to the page. */
export const noGivenFacts: GivenFacts = {
	url: null,
	declaredLanguage: null,
	response: null,
	robotsTxt: null,
	served: null,
	framedContent: null,
	layout: null,
	loadedImages: null,
	vitals: null,
};
