import type { Target } from '../../results-page/match-site.ts';
import type { SearchTask } from '../provider.ts';
import { locationCode } from './location-code.ts';

/** A search in DataForSEO’s format. */
export function taskBody({ tag, query, depth, target }: SearchTask) {
	const { name, country, device } = query.engine;
	return {
		keyword: escaped(query.keyword),
		location_code: locationCode(country),
		language_code: query.language,
		device,
		depth,
		tag,
		...(name === 'google' && stopAt(target)),
	};
}

/** DataForSEO decodes text that looks encoded, and treats a plus as a space. */
function escaped(keyword: string): string {
	return keyword.replaceAll('%', '%25').replaceAll('+', '%2B');
}

/**
 * The task stops at the page with the site, so later pages cost nothing. Only organic results
 * count: an ad of the site would end the search too early. DataForSEO cannot stop at a folder.
 */
function stopAt({ domain, matchMode }: Target) {
	if (domain.includes('/')) return {};
	const matches =
		matchMode === 'domain'
			? [{ match_value: domain, match_type: 'with_subdomains' }]
			: [domain, `www.${domain}`].map((host) => ({ match_value: host, match_type: 'domain' }));
	return { stop_crawl_on_match: matches, find_targets_in: ['organic'] };
}
