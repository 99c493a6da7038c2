import type { Migration } from '../migrations.ts';
import { createTable } from './columns.ts';

/** The days of sites by country and device, for the series for which somebody turned that on. */
export const searchSplits: Migration = {
	name: '018-search-splits',
	apply: async (database, dialect) => {
		await createTable(database, dialect, {
			name: 'search_split_day',
			columns: {
				site_id: 'integer',
				engine_id: 'integer',
				day: 'integer',
				country: 'text',
				device: 'text',
				impressions: 'bigint',
				clicks: 'bigint',
				position_sum: 'double',
			},
			key: ['site_id', 'engine_id', 'day', 'country', 'device'],
		});
	},
};
