import { expect, test } from 'vitest';
import { stateEvents } from './serve-events.ts';

test('a state is sent once, and again on each change, until the client is no longer allowed to see it', async () => {
	const states = ['1', '1', '2', '2', null, '3'];
	const read = async () => states.shift() ?? null;
	const signal = new AbortController().signal;
	const events: string[] = [];
	for await (const event of stateEvents({ read, signal, everyMs: 0 })) events.push(event);
	expect(events).toEqual(['data: 1\n\n', 'data: 2\n\n']);
});
