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
	/** Null until there is an answer. */
	answer: Answer | null;
}

/** Each call has its own keywords and one that all calls share. */
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
	// The contract guarantees this shape.
	return (await response.json()) as Answer;
}

/** A refusal that comes neither from a busy server nor from a killed one. */
class RefusedError extends Error {}

/** Sends calls in sequence, a few at once, until the server is gone. */
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

/** As clients do after an interruption: sends unanswered calls again, and also the last answered one. */
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
