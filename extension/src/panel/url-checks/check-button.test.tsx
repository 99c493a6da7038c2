import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { CheckButton } from './check-button.tsx';
import type { UrlChecks } from './use-url-checks.ts';

const [bread, rye, oven] = ['https://a.example/1', 'https://a.example/2', 'https://b.example/'];

/** The status line of the button, for a run of requests and the URLs that are listed now. */
async function statusOf(addresses: readonly string[], checks: Partial<UrlChecks<string>>) {
	const language = await languageFor('en');
	const root = document.createElement('div');
	const idle = { answers: new Map(), isAsking: false, isBusy: false, isDenied: false };
	const handlers = { start: () => {}, stop: () => {} };
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<CheckButton
					label="Check"
					addresses={addresses}
					checks={{ ...idle, ...handlers, ...checks }}
				/>
			</LanguageContext.Provider>,
			root,
		),
	);
	return root.querySelector('[role=status]')?.textContent;
}

const answers = new Map([bread, rye].map((address) => [address, 'there']));

test.each([
	['the progress while it is busy', [bread, rye, oven], { isBusy: true }, '2 of 3 checked'],
	['how many of the listed URLs were checked', [rye, oven], {}, '1 of 2 checked'],
	[
		'what it asks for, once pressed',
		[oven],
		{ isAsking: true },
		'Requests one URL from one server',
	],
	['nothing about URLs that are no longer listed', [oven], {}, ''],
])('says %s', async (_says, addresses, state, text) => {
	expect(await statusOf(addresses, { answers, ...state })).toMatch(text || /^$/);
});
