import { datesOfRange } from '@plumbline/core';
import type { ApiClient } from '@plumbline/core/api';
import { figuresFromServer, resultsPageAt } from '../../results/results-pages.ts';
import { ownersOf } from '../../server/owners-of.ts';
import type { KeptExport } from '../../settings/export-memory.ts';
import { askServer, type ServerAccess } from '../server/answer-panel.ts';
import { figuresOf, sitesOf } from '../server/server-calls.ts';

type Figures = ReadonlyMap<string, KeptExport['queries']>;

/** A results page has about ten results, and rarely more than a few of one site. */
const most = 10;

/**
 * Figures of the connected server for results that belong to its sites, by URL; empty
 * unless the user switched that on. The query is not sent.
 */
export async function serverFigures(
	urls: readonly string[],
	resultsUrl: string,
	access: Pick<ServerAccess, 'connections' | 'fetch' | 'isAllowed'>,
): Promise<Figures> {
	const engine = resultsPageAt(resultsUrl)?.engine;
	if (!engine || !(await figuresFromServer.getValue())) return new Map();
	const answer = await askServer((client) => figuresOfOwn(client, urls, engine), access);
	return 'output' in answer ? answer.output : new Map();
}

async function figuresOfOwn(client: ApiClient, urls: readonly string[], family: string) {
	const sites = await sitesOf(client);
	const { from, to } = datesOfRange('28_days', Date.now());
	const own = urls.flatMap((url) => {
		const [site] = ownersOf(url, sites);
		const engine = site?.engines.find((key) => isOf(family, key));
		return site && engine ? { site: site.key, engine, url, from, to } : [];
	});
	return new Map(
		await Promise.all(
			own
				.slice(0, most)
				.map(async (question) => [question.url, await figuresOf(client, question)] as const),
		),
	);
}

/** Series such as `google__image` are not about web results. */
const isOf = (family: string, key: string) =>
	key.split('_')[0] === family && !/^[a-z]+__/.test(key);
