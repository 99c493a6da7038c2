import type { ApiRequest } from '../../../source-http.ts';
import { listAt, textAt } from '../value-at.ts';

const pageSize = 1000;
/** DataForSEO lists 1,000 tasks per call and allows ten calls a minute: ten thousand tasks in all. */
const mostPages = 10;
/** Allows for clocks that differ. */
const marginMs = 15 * 60_000;

interface Asking {
	readonly ask: (request: ApiRequest) => Promise<unknown>;
	readonly nowMs: number;
}

/** Ids by tag of the tasks posted since then, finished or not. */
export async function recallTasks(
	{ ask, nowMs }: Asking,
	sinceMs: number,
	tags: ReadonlySet<string>,
): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	for (let page = 0; page < mostPages && found.size < tags.size; page++) {
		const body = {
			datetime_from: timeText(sinceMs - marginMs),
			datetime_to: timeText(nowMs + marginMs),
			limit: pageSize,
			offset: page * pageSize,
			sort: 'desc',
			include_metadata: true,
		};
		const answer = await ask({ path: '/v3/serp/id_list', json: [body] });
		const listed = listAt(answer, 'tasks[0].result') ?? [];
		for (const task of listed) {
			const tag = textAt(task, 'metadata.tag');
			if (tags.has(tag)) found.set(tag, textAt(task, 'id'));
		}
		if (listed.length < pageSize) break;
	}
	return found;
}

/** `2026-11-20 08:30:00 +00:00` */
function timeText(ms: number): string {
	return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}
