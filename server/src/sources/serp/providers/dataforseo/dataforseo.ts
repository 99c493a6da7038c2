import { retryAfterMs } from '../../../../process/pause.ts';
import { SourceError } from '../../../source.ts';
import {
	type ApiRequest,
	type ApiResponse,
	createApi,
	type Verdict,
} from '../../../source-http.ts';
import type { EngineParts } from '../engine-parts.ts';
import type { AskedTask, ProviderSetup, QueuedProvider, SearchTask } from '../provider.ts';
import { listAt, numberAt, textAt } from '../value-at.ts';
import { locationCode } from './location-code.ts';
import { messageOf, parseTask, strangeAnswer } from './parse-task.ts';
import { recallTasks } from './recall.ts';
import { statusFailure } from './status-failure.ts';
import { taskBody } from './task-body.ts';

/** The standard queue: 0.0006 dollars for ten results; further pages are a quarter cheaper. */
const standardMicros = 600;
const engines = ['google', 'bing', 'yahoo'];

/** dataforseo.com: tasks are posted, take minutes, and are then collected. */
export function createDataForSeo({ settings, credentials, access }: ProviderSetup): QueuedProvider {
	const ask = askWith({ settings, credentials, access });
	const firstMicros = numberAt(settings, 'costMicros') ?? standardMicros;
	const price = {
		resultsPerRequest: 10,
		mostRequests: 10,
		firstMicros,
		nextMicros: Math.round(firstMicros * 0.75),
	};
	return {
		kind: 'queued',
		name: 'dataforseo',
		title: 'DataForSEO',
		price,
		mostTasks: 100,
		knows: ({ name, country }) => engines.includes(name) && locationCode(country) !== null,
		check: async () => {
			const answer = await ask({ path: '/v3/appendix/user_data' });
			const balance = numberAt(answer, 'tasks[0].result[0].money.balance');
			const detail =
				balance === null ? 'DataForSEO accepts the login.' : `${balance} USD are left.`;
			return { works: true, detail };
		},
		ask: async (tasks) => {
			const [first] = tasks;
			if (first === undefined) return [];
			const path = `${taskPath(first.query.engine)}/task_post`;
			return takenOf(await ask({ path, json: tasks.map(taskBody) }), tasks);
		},
		collect: async (engine, id) =>
			parseTask(await ask({ path: `${taskPath(engine)}/task_get/advanced/${id}` }), price),
		recall: (sinceMs, tags) => recallTasks({ ask, nowMs: access.now() }, sinceMs, tags),
	};
}

function taskPath({ name }: EngineParts): string {
	return `/v3/serp/${name}/organic`;
}

function askWith({ settings, credentials, access }: ProviderSetup) {
	const login = textAt(credentials, 'login');
	const password = textAt(credentials, 'password');
	const basic = Buffer.from(`${login}:${password}`).toString('base64');
	const shared = {
		provider: 'DataForSEO',
		baseUrl: textAt(settings, 'baseUrl') || 'https://api.dataforseo.com',
		fetch: access.fetch,
		signal: access.signal,
		...(access.wait && { wait: access.wait }),
		classify: (response: Parameters<typeof dataForSeoVerdict>[0]) =>
			dataForSeoVerdict(response, access.now()),
	};
	const reading = createApi(shared);
	// A post whose answer was lost may have been accepted, so it must be looked up first.
	const posting = createApi({ ...shared, attempts: 1 });
	const headers = { authorization: `Basic ${basic}` };
	const secrets = [basic, password];
	return (request: ApiRequest) => {
		const isPost = request.path.endsWith('/task_post');
		return (isPost ? posting : reading).request({ ...request, headers, secrets });
	};
}

/** Answers come in the order of the tasks, or are matched by tag if they repeat it. */
function takenOf(answer: unknown, tasks: readonly SearchTask[]): readonly AskedTask[] {
	const taken = listAt(answer, 'tasks');
	if (taken === null || taken.length !== tasks.length) throw strangeAnswer();
	return tasks.map(({ tag }, index) => {
		const byTag = taken.find((task) => textAt(task, 'data.tag') === tag);
		const task = byTag ?? taken[index];
		const failure = statusFailure(numberAt(task, 'status_code') ?? 0, messageOf(task));
		return failure ?? idOf(task);
	});
}

function idOf(task: unknown): AskedTask {
	const id = textAt(task, 'id');
	return id === '' ? strangeAnswer() : { id };
}

/** Errors of a whole call; errors of single tasks are in the tasks. */
function dataForSeoVerdict(response: ApiResponse, nowMs: number): Verdict {
	const isGood = response.status >= 200 && response.status < 300;
	if (isGood && !response.isJson) return 'ok';
	const inner = numberAt(response.body, 'status_code');
	const code = isGood ? (inner ?? 0) : response.status;
	const failure = statusFailure(inner ?? code, textAt(response.body, 'status_message'));
	if (failure === null) return 'ok';
	const wanted = retryAfterMs(response.headers, nowMs) ?? failure.retryAfterMs;
	const error = new SourceError(failure.failure, failure.message, {
		remedy: failure.remedy,
		retryAfterMs: wanted,
	});
	return failure.failure === 'temporary' || failure.failure === 'quota' ? { retry: error } : error;
}
