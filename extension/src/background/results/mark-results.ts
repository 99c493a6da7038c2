import { browser } from 'wxt/browser';
import { answerMessages } from '../../messaging/answer-messages.ts';
import { isResultsQuestion, type ResultsAnswer } from '../../messaging/results-protocol.ts';
import { markedResults, resultsPages } from '../../results/results-pages.ts';
import { permissionFor } from '../../server/server-address.ts';
import { onAllowedOriginsChange } from '../../sites/allowed-origins.ts';
import { ownResults } from './own-results.ts';

const id = 'results-pages';

/** Marks results of own sites on the results pages that the user switched on. */
export function markResults(): void {
	let updated = Promise.resolve();
	const update = () => {
		// In sequence, because registering a script twice is an error.
		updated = updated
			.then(register)
			.catch((error) => console.error('Results pages could not be marked.', error));
	};
	// An update of the extension unregisters the scripts.
	browser.runtime.onInstalled.addListener(update);
	onAllowedOriginsChange(update);
	markedResults.watch(update);
	answerMessages((message, { tab, url }) => {
		if (!isResultsQuestion(message) || !url) return;
		return answer(message.plumblineResults, url, tab?.incognito ?? false);
	});
}

async function answer(
	urls: readonly string[],
	resultsUrl: string,
	isPrivate: boolean,
): Promise<ResultsAnswer> {
	const marked = await markedResults.getValue();
	if (isPrivate || !marked.includes(new URL(resultsUrl).origin)) return {};
	return ownResults(urls, resultsUrl);
}

async function register(): Promise<void> {
	const { scripting } = browser;
	const isRegistered = (await scripting.getRegisteredContentScripts({ ids: [id] })).length > 0;
	if (isRegistered) await scripting.unregisterContentScripts({ ids: [id] });
	const matches = await allowedPatterns();
	if (matches.length === 0) return;
	await scripting.registerContentScripts([
		{ id, matches, js: ['/results-page.js'], runAt: 'document_idle' },
	]);
}

async function allowedPatterns(): Promise<string[]> {
	const marked = await markedResults.getValue();
	const wanted = resultsPages.filter(({ origin }) => marked.includes(origin));
	const allowed = await Promise.all(
		wanted.map(({ origin }) => browser.permissions.contains(permissionFor(origin))),
	);
	return wanted.filter((_, index) => allowed[index]).map(({ pattern }) => pattern);
}
