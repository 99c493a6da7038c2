import type { WireSite } from '../../accounts/wire-site.ts';
import { textTable } from '../text-table.ts';

export function siteTable(sites: readonly WireSite[]): string {
	return textTable(['key', 'domain', 'search engines', 'keywords', 'groups'], sites.map(row));
}

function row(site: WireSite): string[] {
	return [
		site.site_global_key,
		site.domain,
		site.search_engine_global_keys.join(' ') || '–',
		String(site.active_keywords_count),
		String(site.keyword_groups.length),
	];
}
