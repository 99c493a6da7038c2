import type { CallersSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { namesOfDomain } from './names-of-domain.ts';

/** The names that somebody entered, or those that the domain suggests. */
export async function brandNames(
	database: Database,
	{ id, domain }: Pick<CallersSite, 'id' | 'domain'>,
): Promise<readonly string[]> {
	const row = await database
		.selectFrom('brand')
		.select('names')
		.where('site_id', '=', id)
		.executeTakeFirst();
	// Written by setBrandNames.
	return row === undefined ? namesOfDomain(domain) : (JSON.parse(row.names) as string[]);
}
