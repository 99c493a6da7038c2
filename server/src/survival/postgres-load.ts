import { setTimeout as wait } from 'node:timers/promises';
import { addKeywords, listSites } from '@plumbline/core/api';

/** The answers that clients of the servers saw. */
export interface Seen {
	/** The id of each keyword whose addition was acknowledged. */
	readonly acknowledged: Map<string, number>;
	reads: number;
	/** Answers that asked the client to try again. */
	refused: number;
	/** Everything else, none of which should happen. */
	readonly wrong: string[];
}

interface Answer {
	readonly status: number;
	readonly retryAfter: string | null;
	readonly body: string;
}

/** Reads and writes at each server, a few at once, until stopped. */
export function loadServers(serverUrls: readonly string[], apiKey: string) {
	const seen: Seen = { acknowledged: new Map(), reads: 0, refused: 0, wrong: [] };
	let isStopped = false;
	let count = 0;

	async function call(url: string, body: object): Promise<Answer | null> {
		try {
			const response = await fetch(url, {
				method: 'POST',
				headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
				body: JSON.stringify(body),
			});
			const retryAfter = response.headers.get('retry-after');
			return { status: response.status, retryAfter, body: await response.text() };
		} catch (error) {
			seen.wrong.push(`${url}: ${error instanceof Error ? error.cause : error}`);
			return null;
		}
	}

	/** The body of a good answer; null if the client should try again. */
	async function goodAnswer(url: string, body: object): Promise<string | null> {
		const answer = await call(url, body);
		if (answer?.status === 200) return answer.body;
		if (answer?.status === 503 && answer.retryAfter !== null) seen.refused++;
		else if (answer !== null) seen.wrong.push(`${answer.status} ${answer.body}`);
		await wait(betweenTriesMs);
		return null;
	}

	async function writeOn(serverUrl: string): Promise<void> {
		while (!isStopped) {
			const keyword = `keyword ${count++}`;
			const body = { site_global_key: 'bakery', keywords: [keyword] };
			const answer = await goodAnswer(serverUrl + addKeywords.paths[0], body);
			if (answer === null) continue;
			seen.acknowledged.set(keyword, JSON.parse(answer).keywords[0].keyword_id);
		}
	}

	async function readOn(serverUrl: string): Promise<void> {
		while (!isStopped) {
			if ((await goodAnswer(serverUrl + listSites.paths[0], {})) !== null) seen.reads++;
		}
	}

	const lanes = serverUrls.flatMap((serverUrl) => [
		...Array.from({ length: lanesEach }, () => writeOn(serverUrl)),
		...Array.from({ length: lanesEach }, () => readOn(serverUrl)),
	]);
	return {
		seen,
		stop: async () => {
			isStopped = true;
			await Promise.all(lanes);
		},
	};
}

/** Shorter than Retry-After asks for, so that requests arrive at every moment of an outage. */
const betweenTriesMs = 20;
const lanesEach = 2;
