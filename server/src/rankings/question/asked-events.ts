import { conversionEvents } from '../../accounts/conversion-events.store.ts';
import type { Database } from '../../database/open-database.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';

/** The given ids, if all of them are conversion events of the site; null when none were requested. */
export async function askedEvents(
	database: Database,
	siteId: number,
	asked: readonly number[] | undefined,
): Promise<readonly number[] | null> {
	if (asked === undefined) return null;
	const events = await conversionEvents(database, siteId);
	const unknown = asked.find((id) => events.every((event) => event.id !== id));
	if (unknown === undefined) return asked;
	const known = events.map(({ id, name }) => `${id} (${name})`).join(', ');
	const allowed = known === '' ? 'The site has no events yet.' : `The site has ${known}.`;
	throw invalidParameter('conversion_events', `There is no event ${unknown}. ${allowed}`);
}
