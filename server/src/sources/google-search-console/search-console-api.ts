import { connectCommand } from '../connect-command.ts';
import { googleAddresses } from '../google/google-addresses.ts';
import { createGoogleApi } from '../google/google-api.ts';
import { listOf, objectOf, textOf } from '../json-values.ts';
import type { SourceAccess } from '../source.ts';
import type { Api } from '../source-http.ts';
import type { Property } from './property.ts';
import type { SearchConsoleSettings } from './settings.ts';

/** Read-only: this code never changes a property. */
export const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly';

type Access = Pick<SourceAccess, 'credentials' | 'fetch' | 'now' | 'signal' | 'wait'>;

export function createSearchConsoleApi(
	access: Access,
	{ property, baseUrl }: Partial<SearchConsoleSettings>,
): Api {
	const addresses = googleAddresses(baseUrl);
	return createGoogleApi({
		access,
		addresses,
		baseUrl: addresses.searchConsole,
		scope: searchConsoleScope,
		subject: {
			provider: 'Google Search Console',
			api: 'Google Search Console API',
			property: property === undefined ? null : `the property ${property}`,
			grant: 'in Search Console, under Settings, Users and permissions',
			connect: connectCommand('google-search-console'),
		},
	});
}

/** All properties visible to this account, with or without permission to read them. */
export async function listProperties(api: Api): Promise<Property[]> {
	const { siteEntry } = objectOf(await api.request({ path: '/webmasters/v3/sites' }));
	return listOf(siteEntry)
		.map(objectOf)
		.map((entry) => ({
			siteUrl: textOf(entry.siteUrl),
			permissionLevel: textOf(entry.permissionLevel),
		}));
}
