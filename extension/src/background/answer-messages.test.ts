import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerMessages } from './answer-messages.ts';

beforeEach(() => fakeBrowser.reset());

test('a message gets the answer of whoever knows one, as soon as it is there', async () => {
	answerMessages((message) => (message === 'mill' ? Promise.resolve('flour') : undefined));
	answerMessages((message) => (message === 'bakery' ? Promise.resolve('bread') : undefined));

	expect(await browser.runtime.sendMessage('bakery')).toBe('bread');
	expect(await browser.runtime.sendMessage('butcher')).toBeUndefined();
});

test('whoever asked does not wait for an answer that fails', async () => {
	const told = vi.spyOn(console, 'error').mockReturnValue();
	const failure = new Error('No flour.');
	answerMessages(() => Promise.reject(failure));

	expect(await browser.runtime.sendMessage('bakery')).toBeNull();
	expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});
