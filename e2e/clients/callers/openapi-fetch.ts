import createClient from 'openapi-fetch';
import type { components, paths } from './openapi-typescript';

type Ranking = components['schemas']['Ranking'];

export async function call(baseUrl: string, apiKey: string): Promise<readonly Ranking[]> {
	const client = createClient<paths>({ baseUrl, headers: { 'X-API-Key': apiKey } });
	const query = {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		limit: 3,
		include: ['status' as const],
	};
	const { data, error } = await client.GET('/api/v3/keywords/rankings', { params: { query } });
	if (error) throw new Error(error.detail);
	const body = { html: '<title>Rye</title>', geo: 'us', details: true };
	const report = await client.POST('/api/v3/optimization/html', { body });
	if (report.data?.verdict?.indexable !== 'unknown') throw new Error(report.error?.detail);
	return data.keywords;
}
