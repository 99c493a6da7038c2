/** Limits the sessions of a property to those that a search engine sent. */
export interface VisitorFilter {
	/** The session source as Analytics names it. */
	readonly source: string;
	/** `US`; null for all countries together. */
	readonly country: string | null;
	readonly device: string | null;
}

/** Analytics’ names for the engines whose organic visits it distinguishes. */
const sources: Readonly<Record<string, string>> = {
	google: 'google',
	bing: 'bing',
	yahoo: 'yahoo',
	duckduckgo: 'duckduckgo',
	baidu: 'baidu',
	yandex: 'yandex',
	naver: 'naver',
	ecosia: 'ecosia.org',
};

const devices: ReadonlySet<string> = new Set(['desktop', 'mobile', 'tablet']);

/** Null if Analytics cannot distinguish visits from that engine: `example_us`. */
export function visitorFilter(engineKey: string): VisitorFilter | null {
	const [, engine = '', country = null, device = null] =
		engineKey.match(/^([a-z0-9]+)(?:_([a-z]{2}))?(?:__([a-z0-9]+))?$/) ?? [];
	const source = sources[engine];
	if (source === undefined || (device !== null && !devices.has(device))) return null;
	return { source, country: country?.toUpperCase() ?? null, device };
}

/** The filter in the format of the API. */
export function dimensionFilter({ source, country, device }: VisitorFilter) {
	const wanted = [
		['sessionMedium', 'organic'],
		['sessionSource', source],
		...(country === null ? [] : [['countryId', country]]),
		...(device === null ? [] : [['deviceCategory', device]]),
	];
	const expressions = wanted.map(([fieldName, value]) => ({
		filter: { fieldName, stringFilter: { matchType: 'EXACT', value } },
	}));
	return { andGroup: { expressions } };
}
