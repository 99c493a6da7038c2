import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerMessages } from './answer-messages.ts';

beforeEach(() => fakeBrowser.reset());

test('answers a message as soon as one listener has an answer', async () => {
	answerMessages((message) => (message === 'mill' ? Promise.resolve('flour') : undefined));
	answerMessages((message) => (message === 'bakery' ? Promise.resolve('bread') : undefined));

	expect(await browser.runtime.sendMessage('bakery')).toBe('bread');
	expect(await browser.runtime.sendMessage('butcher')).toBeUndefined();
});

test('answers with null when working out the answer fails', async () => {
	const told = vi.spyOn(console, 'error').mockReturnValue();
	const failure = new Error('No flour.');
	answerMessages(() => Promise.reject(failure));

	expect(await browser.runtime.sendMessage('bakery')).toBeNull();
	expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});
