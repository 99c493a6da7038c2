import type { Scope } from '@plumbline/core/api';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import type { AppOptions } from '../service/app.ts';
import { testApp } from './app.ts';

const add = '/api/v3/keywords/add_keywords';
const remove = '/api/v3/keywords/remove_keywords';

/** The real server, a site, and a key with permission to change the site’s keywords. */
export async function keywordsApp(
	database: Database,
	options: Partial<AppOptions> = {},
	scopes: readonly Scope[] = ['read', 'keywords:write'],
) {
	const given = await testApp({ scopes, database, ...options });
	const { app, accountId, apiKey } = given;
	const site = await ensureSite(database, {
		accountId,
		domain: 'bakery.example',
		title: 'Bakery',
		globalKey: 'bakery',
	});
	const call =
		(url: string) =>
		async (parameters: Record<string, unknown>, headers: Record<string, string> = {}) => {
			const response = await app.inject({
				method: 'POST',
				url,
				headers: { authorization: `Bearer ${apiKey}`, ...headers },
				payload: { site_global_key: 'bakery', ...parameters },
			});
			return { status: response.statusCode, headers: response.headers, body: response.json() };
		};
	return { ...given, site, add: call(add), remove: call(remove) };
}
