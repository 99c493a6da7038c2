import { listOf, numberOf, objectOf, textOf } from '../sources/json-values.ts';
import { type FakeRanks, fakeResults } from './fake-results.ts';
import { type JsonAnswer, type JsonRequest, jsonServer } from './json-server.ts';

export interface FakeTask {
	readonly id: string;
	readonly tag: string;
	readonly keyword: string;
	readonly depth: number;
	readonly engine: string;
	readonly body: Readonly<Record<string, unknown>>;
	polls: number;
}

interface FakeDataForSeoOptions extends FakeRanks {
	readonly login?: string;
	readonly password?: string;
	/** How often a task is “in queue” before it is done. */
	readonly polls?: number;
	/** Replaces the answer to any call; null breaks the connection. */
	readonly fault?: (request: JsonRequest, count: number) => JsonAnswer | null | undefined;
	/** Whether the tasks of a post are accepted but its answer is lost. */
	readonly lostAnswer?: (count: number) => boolean;
	/** Code of a failing task, by keyword: when it is posted, or when it is done. */
	readonly refused?: Readonly<Record<string, number>>;
	readonly failed?: Readonly<Record<string, number>>;
	/** The depth at which it stops without saying so, as the real service sometimes does. */
	readonly stopsAt?: number;
}

/** An error answer. Like most errors of the service, it has HTTP status 200 and a code inside. */
export function dataForSeoError(code: number, message: string, status = 200): JsonAnswer {
	return { status, body: { status_code: code, status_message: message, tasks: null } };
}

/** Answers as api.dataforseo.com does. */
export async function fakeDataForSeo(options: FakeDataForSeoOptions) {
	const { login = 'login', password = 'password' } = options;
	const expected = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
	const tasks = new Map<string, FakeTask>();
	let calls = 0;
	let posts = 0;
	const baseUrl = await jsonServer((request) => {
		const { path, headers, body } = request;
		if (headers.authorization !== expected) {
			return dataForSeoError(40100, 'You are not Authorized to Access this Resource.', 401);
		}
		const instead = options.fault?.(request, ++calls);
		if (instead !== undefined) return instead;
		if (path === '/v3/appendix/user_data') return answer([done({ money: { balance: 12.5 } })]);
		if (path === '/v3/serp/id_list') return answer([done(...listed(tasks, body))]);
		const engine = path.split('/')[3] ?? '';
		if (!path.endsWith('/task_post')) {
			return answer([collected(tasks.get(path.split('/').at(-1) ?? ''), options)]);
		}
		const taken = listOf(body).map((task) => take(tasks, engine, objectOf(task), options));
		return options.lostAnswer?.(++posts) ? null : answer(taken);
	});
	return { baseUrl, tasks };
}

function take(
	tasks: Map<string, FakeTask>,
	engine: string,
	body: Readonly<Record<string, unknown>>,
	{ refused = {} }: FakeDataForSeoOptions,
) {
	const keyword = decodeURIComponent(textOf(body.keyword).replaceAll('+', ' '));
	const code = refused[keyword];
	if (code !== undefined)
		return { status_code: code, status_message: 'Refused.', cost: 0, data: body };
	const id = `task-${tasks.size + 1}`;
	const depth = numberOf(body.depth) || 10;
	tasks.set(id, { id, tag: textOf(body.tag), keyword, depth, engine, body, polls: 0 });
	return { id, status_code: 20100, status_message: 'Task Created.', cost: 0.0006, data: body };
}

function collected(task: FakeTask | undefined, options: FakeDataForSeoOptions) {
	if (task === undefined) return { status_code: 40401, status_message: 'Task Not Found.' };
	if (task.polls++ < (options.polls ?? 1)) {
		return { id: task.id, status_code: 40602, status_message: 'Task In Queue.', result: null };
	}
	const code = options.failed?.[task.keyword];
	if (code !== undefined)
		return { id: task.id, status_code: code, status_message: 'Failed.', result: null };
	const all = fakeResults(task.keyword, options);
	const pages = crawledPages(all, task, options);
	const until = Math.min(pages * 10, options.stopsAt ?? Number.POSITIVE_INFINITY);
	const organic = all.slice(0, until).map(({ url, title, snippet }, index) => ({
		type: 'organic',
		rank_group: index + 1,
		rank_absolute: index + 3,
		url,
		title,
		description: snippet,
	}));
	const items = [{ type: 'paid', rank_group: 1, url: `https://${options.domain}/ad` }, ...organic];
	const cost = (600 + (pages - 1) * 450) / 1_000_000;
	return { ...done({ keyword: task.keyword, pages_count: pages, items }), id: task.id, cost };
}

/** Up to the depth, or to the page with a result that matches the stop condition. */
function crawledPages(
	all: readonly { readonly url: string }[],
	{ depth, body }: FakeTask,
	{ domain }: FakeDataForSeoOptions,
): number {
	const pages = Math.ceil(depth / 10);
	if (listOf(body.stop_crawl_on_match).length === 0) return pages;
	const index = all.findIndex(({ url }) => new URL(url).hostname === domain);
	return index === -1 ? pages : Math.min(pages, Math.ceil((index + 1) / 10));
}

function listed(tasks: ReadonlyMap<string, FakeTask>, body: unknown) {
	const { limit, offset } = objectOf(listOf(body)[0]);
	const start = numberOf(offset);
	return [...tasks.values()]
		.slice(start, start + numberOf(limit))
		.map(({ id, tag }) => ({ id, status: 20000, metadata: { tag } }));
}

function done(...result: readonly unknown[]) {
	return { status_code: 20000, status_message: 'Ok.', cost: 0, result };
}

function answer(tasks: readonly unknown[]): JsonAnswer {
	return { body: { status_code: 20000, status_message: 'Ok.', tasks } };
}
