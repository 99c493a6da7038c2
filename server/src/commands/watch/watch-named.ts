import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { type Watch, watchesOf } from '../../watch/watches.store.ts';
import { siteNamed } from '../site/site-named.ts';

/** The watch that the command names by its number, and its site. */
export async function watchNamed(
	database: Database,
	siteName: string | undefined,
	[id, ...others]: readonly string[],
): Promise<{ readonly site: Site; readonly watch: Watch }> {
	const site = await siteNamed(database, siteName);
	const watches = await watchesOf(database, site.id);
	const watch = watches.find((one) => String(one.id) === id);
	if (watch !== undefined && others.length === 0) return { site, watch };
	const known = watches.map((one) => `${one.id} (${one.name})`).join(', ') || 'none';
	throw usageError(`Give the number of one watch. Watches of ${site.domain}: ${known}.`);
}
