import { listRankingsByGet, type Ranking, reportOnHtml } from './hey-api-client';
import { createClient } from './hey-api-client/client';

export async function call(baseUrl: string, apiKey: string): Promise<readonly Ranking[]> {
	const client = createClient({ baseUrl, headers: { 'X-API-Key': apiKey }, throwOnError: true });
	const query = {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		limit: 3,
		include: ['status' as const],
	};
	const { data } = await listRankingsByGet({ client, query, throwOnError: true });
	const body = { html: '<title>Rye</title>', geo: 'us', details: true };
	const report = await reportOnHtml({ client, body, throwOnError: true });
	if (report.data.verdict?.indexable !== 'unknown') throw new Error('There is no verdict.');
	return data.keywords;
}
