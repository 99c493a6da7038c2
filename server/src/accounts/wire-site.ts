import type { Account } from './accounts.store.ts';
import type { Site } from './sites.store.ts';

/** A site as the interface has it. Nothing is tracked for it yet. */
export function wireSite(site: Site, account: Account) {
	return {
		site_global_key: site.globalKey,
		account_global_key: account.globalKey,
		account_name: account.name,
		domain: site.domain,
		title: site.title,
		search_engine_global_keys: [],
		keyword_groups: [],
		conversion_events: [],
		active_keywords_count: 0,
	};
}
