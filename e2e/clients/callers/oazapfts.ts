import { ok } from '@oazapfts/runtime';
import { defaults, listRankings, type Ranking, reportOnHtml } from './oazapfts-client';

export async function call(baseUrl: string, apiKey: string): Promise<readonly Ranking[]> {
	defaults.baseUrl = baseUrl;
	defaults.headers = { 'X-API-Key': apiKey };
	const answer = await ok(
		listRankings({
			site_global_key: 'sample-site',
			search_engine_global_key: 'google_us',
			date_from: '2026-11-01',
			date_to: '2026-11-14',
			limit: 3,
			include: ['status'],
		}),
	);
	const report = await ok(reportOnHtml({ html: '<title>Rye</title>', geo: 'us', details: true }));
	if (report.verdict?.indexable !== 'unknown') throw new Error('There is no verdict.');
	return answer.keywords;
}
