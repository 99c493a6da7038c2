import type { BatchEffect } from '@plumbline/core/api';
import { listEffects } from '../../changes/list-effects.ts';
import type { Database } from '../../database/open-database.ts';
import { dayAt, parseDay } from '../../facts/day.ts';
import type { Watch } from '../watches.store.ts';
import { digestAhead, type Moment } from './due-time.ts';
import type { AnsweredNews } from './news.ts';

/** Days after a change: five weeks bring its first answer, nine weeks the surer one. */
const answeredAfter = [35, 63];

const said: ReadonlySet<BatchEffect['answer']> = new Set(['more', 'fewer', 'no_difference']);

/** For the weekly digest, on the day before it is sent: the effects of changes, in each of two digests. */
export async function answeredChanges(
	database: Database,
	{ settings, siteId }: Watch,
	moment: Moment,
): Promise<readonly AnsweredNews[]> {
	const digestMs = digestAhead(settings, moment);
	if (digestMs === null) return [];
	const { timeZone } = moment;
	const { changes } = await listEffects(database, {
		site: { id: siteId, timeZone },
		engine: null,
		pageId: null,
		locale: settings.locale,
	});
	const today = dayAt(digestMs, timeZone);
	const isDue = ({ answer, date }: BatchEffect) => {
		const age = today - (parseDay(date) ?? today);
		return said.has(answer) && answeredAfter.some((from) => from <= age && age < from + 7);
	};
	const pages = changes
		.filter(isDue)
		.map(({ sentence, urls: [url = ''] }) => ({ url, detail: sentence }));
	return pages.length === 0 ? [] : [{ change: 'answered', count: pages.length, pages }];
}
