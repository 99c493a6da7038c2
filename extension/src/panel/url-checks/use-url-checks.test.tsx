import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type UrlChecks, useUrlChecks } from './use-url-checks.ts';

const addresses = ['https://a.example/1', 'https://a.example/2'];

/** A screen that sends requests, and the user's answer to the permission prompt. */
async function screen() {
	const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
	vi.spyOn(browser.permissions, 'request').mockReturnValue(answered as never);
	const ask = vi.fn(async () => 'there');
	const root = document.createElement('div');
	const seen = { checks: null as UrlChecks<string> | null };
	function Probe() {
		seen.checks = useUrlChecks(ask);
		return null;
	}
	await act(() => render(<Probe />, root));
	return {
		ask,
		seen,
		answer: () => act(async () => answer(true)),
		start: () => act(() => seen.checks?.start(addresses)),
		leave: () => act(() => render(null, root)),
	};
}

beforeEach(() => fakeBrowser.reset());

test('requests each URL after the user has agreed', async () => {
	const { answer, ask, seen, start } = await screen();
	await start();
	expect(ask).not.toHaveBeenCalled();

	await answer();

	await vi.waitFor(() => expect(seen.checks).toMatchObject({ requested: 2, isBusy: false }));
	expect([...(seen.checks?.answers.keys() ?? [])]).toEqual(addresses);
});

test('sends no request when the screen was left before the user agreed', async () => {
	const { answer, ask, leave, start } = await screen();
	await start();
	await leave();

	await answer();
	await new Promise((resolve) => setTimeout(resolve));

	expect(ask).not.toHaveBeenCalled();
});

test('requests each URL once when the button is pressed twice during the prompt', async () => {
	const { answer, ask, seen, start } = await screen();
	await start();
	await start();

	await answer();

	await vi.waitFor(() => expect(seen.checks).toMatchObject({ requested: 2, isBusy: false }));
	expect(ask).toHaveBeenCalledTimes(2);
});
