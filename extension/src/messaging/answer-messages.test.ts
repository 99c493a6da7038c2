import { afterEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { answerMessages } from './answer-messages.ts';

type Listener = Parameters<typeof browser.runtime.onMessage.addListener>[0];

// The fake browser takes answers by callback only, as Chrome did, so messages are passed here.
const listeners: Listener[] = [];
const send = (message: string) =>
	listeners.map((listener): unknown => listener(message, {}, () => {})).find(Boolean);

function listen(answerTo: Parameters<typeof answerMessages>[0]) {
	vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation((listener) => {
		listeners.push(listener);
	});
	answerMessages(answerTo);
}

afterEach(() => {
	listeners.length = 0;
	vi.restoreAllMocks();
});

test('answers with a promise, and leaves other messages to other listeners', async () => {
	listen((message) => (message === 'mill' ? Promise.resolve('flour') : undefined));
	listen((message) => (message === 'bakery' ? Promise.resolve('bread') : undefined));

	expect(await send('bakery')).toBe('bread');
	expect(send('butcher')).toBeUndefined();
});

test('answers with null when working out the answer fails', async () => {
	const logged = vi.spyOn(console, 'error').mockReturnValue();
	const failure = new Error('No flour.');
	listen(() => Promise.reject(failure));

	expect(await send('bakery')).toBeNull();
	expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});
