import type { Database } from '../../database/open-database.ts';
import { countedGroups, findGroup, type Group } from '../../keywords/groups.store.ts';
import { usageError } from '../../process/expected-error.ts';

/** The site’s group with that name or global key. */
export async function groupNamed(database: Database, siteId: number, name: string): Promise<Group> {
	const group = await findGroup(database, siteId, name);
	if (group !== null) return group;
	const names = (await countedGroups(database, siteId)).map(({ name }) => name);
	const known = names.length > 0 ? `Groups: ${names.join(', ')}.` : 'The site has no groups yet.';
	throw usageError(`There is no group “${name}”. ${known}`);
}

/** The one name among the arguments. */
export function nameOf(positionals: readonly string[]): string {
	const [name = ''] = positionals;
	if (positionals.length === 1 && name.trim() !== '') return name.trim();
	throw usageError('Which group? Write its name, in quotes if it has spaces.');
}
