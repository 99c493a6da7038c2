/** A search engine’s key taken apart: `google_gb__mobile` is google, gb, mobile. */
export interface EngineParts {
	readonly name: string;
	/** ISO 3166-1 alpha-2, lower case. */
	readonly country: string;
	readonly device: 'desktop' | 'mobile';
}

/** Whether there is one results page of that engine: not of all countries, nor of a kind of results. */
export function isResultsPage(key: string): boolean {
	return /^[a-z0-9]+_[a-z]{2}(__(desktop|mobile|tablet))?$/.test(key);
}

/** Splits a canonical key. A device that providers do not know is searched as a desktop. */
export function engineParts(key: string): EngineParts {
	const [place = '', device] = key.split('__');
	const [name = '', country = ''] = place.split('_');
	return { name, country, device: device === 'mobile' ? 'mobile' : 'desktop' };
}
