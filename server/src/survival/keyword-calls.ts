import { setTimeout as wait } from 'node:timers/promises';
import { addKeywords, type OutputOf } from '@plumbline/core/api';
import { expect } from 'vitest';

const atOnce = 3;
export const keywordsOfCall = 8;

export type Answer = OutputOf<typeof addKeywords>;

export interface Call {
	readonly name: string;
	readonly keywords: readonly string[];
	readonly group: string;
	/** Null while nobody has answered. */
	answer: Answer | null;
}

/** Each call has keywords of its own and one that all have. */
export function callNamed(number: number): Call {
	const name = `call-${number}`;
	const own = Array.from({ length: keywordsOfCall }, (_, index) => `${name} keyword ${index}`);
	return { name, keywords: [...own, 'everybody’s'], group: `Group ${number % 4}`, answer: null };
}

async function send(serverUrl: string, apiKey: string, call: Call): Promise<Answer> {
	const response = await fetch(`${serverUrl}${addKeywords.paths[0]}`, {
		method: 'POST',
		headers: {
			'x-api-key': apiKey,
			'content-type': 'application/json',
			'idempotency-key': call.name,
		},
		body: JSON.stringify({
			site_global_key: 'bakery',
			keywords: call.keywords,
			groups: [call.group],
		}),
	});
	if (response.status === 503) {
		await wait(200);
		return send(serverUrl, apiKey, call);
	}
	if (response.status !== 200) throw new RefusedError(await response.text());
	// The contract of the endpoint.
	return (await response.json()) as Answer;
}

/** Not by a server that is busy, nor by one that is killed. */
class RefusedError extends Error {}

/** Sends one call after the other, a few at once, until the server is gone. */
export async function sendUntilKilled(
	serverUrl: string,
	apiKey: string,
	nextCall: () => Call,
): Promise<void> {
	const lane = async () => {
		for (;;) {
			const call = nextCall();
			try {
				call.answer = await send(serverUrl, apiKey, call);
			} catch (error) {
				if (error instanceof RefusedError) throw error;
				return;
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}

/** As clients do after a break: what had no answer is sent again, and so is the last that had one. */
export async function repeat(
	calls: readonly Call[],
	serverUrl: string,
	apiKey: string,
): Promise<void> {
	const acknowledged = calls.findLast(({ answer }) => answer !== null);
	if (acknowledged !== undefined) {
		expect(await send(serverUrl, apiKey, acknowledged)).toEqual(acknowledged.answer);
	}
	for (const call of calls) call.answer ??= await send(serverUrl, apiKey, call);
}
