import type { Rankings, RankingTrends } from '@plumbline/core/api';
import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { testApp } from './app.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { writeSite } from './facts/write-site.ts';

export const rankingsPath = '/api/v3/keywords/rankings';
export const trendPath = '/api/v3/keywords/rankings_trend';

type Asked = Readonly<Record<string, unknown>>;

interface Setup {
	readonly engine?: string;
	readonly engines?: readonly string[];
}

/** The real server with a site that has these facts; questions are about November 2026 by default. */
export async function rankingsApp(database: Database, facts: SiteFacts, setup: Setup = {}) {
	const given = await testApp({ scopes: ['read'], database });
	const site = await writeSite(database, facts, setup);
	const asked = {
		site_global_key: site.globalKey,
		search_engine_global_key: site.engine,
		date_from: '2026-11-01',
		date_to: '2026-11-30',
	};
	const ask = async (url: string, parameters: Asked = {}) =>
		given.app.inject({
			method: 'POST',
			url,
			headers: { authorization: `Bearer ${given.apiKey}` },
			payload: { ...asked, ...parameters },
		});
	const answer = async (url: string, parameters: Asked) => {
		const response = await ask(url, parameters);
		expect(response.json()).not.toHaveProperty('detail');
		return response.json();
	};
	return {
		...given,
		site,
		asked,
		ask,
		rankings: (parameters: Asked = {}): Promise<Rankings> => answer(rankingsPath, parameters),
		trends: (parameters: Asked = {}): Promise<RankingTrends> => answer(trendPath, parameters),
	};
}
