import {
	checkSource,
	connectChrome,
	listFirstAudits,
	listSources,
	readSourceNow,
	removeSource,
	splitSource,
} from '@plumbline/console/contract';
import { firstAudits } from '../../crawl/on-sites/first-audit.store.ts';
import { invalidParameter, ProblemError } from '../../http/problems/problem-error.ts';
import { checkConnection } from '../../jobs/sync/check-connection.ts';
import { scheduleConnection } from '../../jobs/sync/schedule-connection.ts';
import { chromeUxReport } from '../../sources/chrome-ux-report/chrome-ux-report.source.ts';
import { connectChromeUxReport } from '../../sources/chrome-ux-report/connect-chrome-ux-report.ts';
import { removeConnection } from '../../sources/connections.store.ts';
import { chooseSplit } from '../../sources/google-search-console/connect-series.ts';
import { googleSearchConsole } from '../../sources/google-search-console/google-search-console.source.ts';
import type { Connection } from '../../sources/source.ts';
import { findSource } from '../../sources/sources.ts';
import type { ConsoleContext, SignedCall } from '../console-context.ts';
import { siteForDomain, typedDomain } from '../sources/site-for-domain.ts';
import { connectionOf, sourceStates } from '../sources/source-states.store.ts';
import type { Calls } from './serve-calls.ts';
import { vaultFor } from './vault-for.ts';

export function serveSourceCalls(calls: Calls, context: ConsoleContext): void {
	const { database, now } = context;

	async function own({ session }: SignedCall, id: number): Promise<Connection> {
		const connection = await connectionOf(database, session.accountId, id);
		if (connection !== null) return connection;
		throw new ProblemError('not_found', 'This source was removed. Load the list again.');
	}

	calls.serve(listSources, async (_input, { session }) =>
		sourceStates(database, session.accountId),
	);

	calls.serve(checkSource, async ({ id }, call) => {
		const connection = await own(call, id);
		const { signal } = call;
		const examination = { database, vault: vaultFor(context), fetch, now, signal };
		const source = findSource(connection.source);
		const check = await checkConnection(connection, source, examination);
		return check.works
			? { works: true, detail: check.detail, remedy: null }
			: { works: false, detail: check.problem, remedy: check.remedy };
	});

	calls.serve(connectChrome, async ({ api_key: apiKey, domain: typed }, call) => {
		const domain = typedDomain(typed);
		const site = () => siteForDomain(database, call.session.accountId, domain);
		const connection = await connectChromeUxReport(database, vaultFor(context), {
			domain,
			site,
			apiKey: apiKey.trim(),
			baseUrl: context.googleUrl ?? undefined,
			signal: call.signal,
		});
		await scheduleConnection(database, chromeUxReport, connection, call.nowMs);
		return { site_global_key: (await site()).globalKey };
	});

	calls.serve(readSourceNow, async ({ id }, call) => {
		const connection = await own(call, id);
		const source = findSource(connection.source);
		if (source !== null) await scheduleConnection(database, source, connection, call.nowMs);
		return {};
	});

	calls.serve(splitSource, async ({ id, split }, call) => {
		const connection = await own(call, id);
		if (connection.source !== googleSearchConsole.name) {
			throw invalidParameter('id', 'This source has no figures by country and device.');
		}
		await chooseSplit(database, connection, split);
		await scheduleConnection(database, googleSearchConsole, connection, call.nowMs);
		return {};
	});

	calls.serve(listFirstAudits, (_input, { session }) => firstAudits(database, session.accountId));

	calls.serve(removeSource, async ({ id }, call) => {
		const connection = await own(call, id);
		await removeConnection(database, connection.siteId, connection.id);
		return {};
	});
}
