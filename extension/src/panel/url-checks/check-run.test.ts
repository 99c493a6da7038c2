import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createCheckRun, hostsOf, portion } from './check-run.ts';

const addresses = ['https://a.example/1', 'https://a.example/2'];
const there = () => vi.fn(async (address: string) => `there: ${address}`);

/** The user's answer to the permission prompt, given later. */
function prompt() {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	vi.spyOn(browser.permissions, 'request').mockReturnValue(promise as never);
	return resolve;
}

test('requests each URL once after the user has agreed, however often the button is pressed', async () => {
	const agree = prompt();
	const check = there();
	const run = createCheckRun<string>();
	const first = run.start(addresses, check);
	const second = run.start(addresses, check);
	expect(check).not.toHaveBeenCalled();

	agree(true);
	await Promise.all([first, second]);

	expect(check).toHaveBeenCalledTimes(2);
	expect([...run.state.answers.keys()]).toEqual(addresses);
	expect(run.state.isBusy).toBe(false);
});

test('checks all URLs of a long list, portion by portion', async () => {
	const many = Array.from({ length: portion + 5 }, (_, index) => `https://a.example/${index}`);
	const check = there();
	const run = createCheckRun<string>();

	await run.start(many, check);
	expect(run.state.answers.size).toBe(portion);

	await run.start(many, check);
	expect(run.state.answers.size).toBe(many.length);
	expect(check).toHaveBeenCalledTimes(many.length);
});

test('keeps its answers when stopped, checks the rest on the next run, and then starts over', async () => {
	const run = createCheckRun<string>();
	await run.start(addresses, async (address) => {
		if (address === addresses[1]) {
			await new Promise((resolve) => setTimeout(resolve));
			run.stop();
		}
		return 'first';
	});
	expect([...run.state.answers]).toEqual([[addresses[0], 'first']]);

	await run.start(addresses, async () => 'second');
	expect([...run.state.answers.values()]).toEqual(['first', 'second']);

	await run.start(addresses, async () => 'third');
	expect([...run.state.answers.values()]).toEqual(['third', 'third']);
});

test('says that access was denied, and keeps earlier answers', async () => {
	const run = createCheckRun<string>();
	await run.start(addresses.slice(0, 1), there());
	vi.spyOn(browser.permissions, 'request').mockResolvedValue(false as never);

	await run.start(addresses, there());

	expect(run.state).toMatchObject({ isBusy: false, isDenied: true });
	expect(run.state.answers.size).toBe(1);
});

test('lists each host once, whatever the port', () => {
	expect(hostsOf(['http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'https://a.example/x'])).toEqual([
		'http://127.0.0.1/*',
		'https://a.example/*',
	]);
});

test('lists no host for URLs that no server has', () => {
	expect(hostsOf(['javascript:alert(1)', 'data:,a', 'file:///a', ''])).toEqual([]);
});
