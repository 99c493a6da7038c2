import { isFinePage, load } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { createJudge } from '../judging/judge.ts';
import { type Joins, oneAtATime } from '../judging/one-at-a-time.ts';
import { readSecondSource } from '../judging/read-second-source.ts';
import { withSecondSource } from '../judging/second-source.ts';
import { type Connection, connectionThrough } from '../messaging/connection.ts';
import { countPort } from '../messaging/protocol.ts';
import { judgeOptions } from '../settings/judge-options.ts';
import type { CountHost } from './count-host.ts';

/** Counts the problems of every page that connects, and counts again after each change. */
export function countPages(host: CountHost, onPages: (pages: number) => void): void {
	const inTurn = oneAtATime();
	let pages = 0;

	browser.runtime.onConnect.addListener((port) => {
		const tabId = port.sender?.tab?.id;
		if (port.name !== countPort || tabId === undefined) return;
		onPages(++pages);
		const connection = connectionThrough(port, () => count('not_started'));
		connection.ended.addEventListener('abort', () => onPages(--pages));
		const count = (joins: Joins) =>
			void inTurn(tabId, () => countPage(tabId, connection, host), joins).catch((error) => {
				if (!connection.ended.aborted) console.error('A page could not be counted.', error);
			});
		count('none');
	});
}

/** Reads and judges exactly as the panel does, so that both show the same number. */
async function countPage(tabId: number, connection: Connection, host: CountHost): Promise<void> {
	const { ask, close, ended } = connection;
	const page = await ask('read', null);
	if (page.kind !== 'page') return;
	const url = page.facts.facts.url ?? '';
	const settings = await host.settingsOf(url);
	if (settings === null) return close();
	const { site, usualGeo } = settings;
	await load({ page: page.facts, languages: site.textLanguage ? [site.textLanguage] : [] });
	const served = await ask('served', { isAnew: false });
	const second = await readSecondSource(served, ended);
	const judge = createJudge(judgeOptions(site, { url, usualGeo, textLanguage: site.textLanguage }));
	const judged = await judge(withSecondSource(page.facts, second), ended);
	// If the server was slow, the badge may have been switched off meanwhile.
	if ((await host.settingsOf(url)) === null) return close();
	// The tab may show a different page by now.
	if (ended.aborted) return;
	const report = judged.report();
	await host.show({ tabId, counts: report.counts, isFine: isFinePage(report) });
}
