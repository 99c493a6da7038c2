import type { FactRequest } from './derived/derived-fact.ts';

/** For facts that are read without an audit. */
export const requestOfNobody: FactRequest = {
	keywords: [],
	isMeantToBeHidden: false,
	suggestKeywords: 0,
	// A part that throws is null here; the audit itself reports the error.
	onError: () => undefined,
};
