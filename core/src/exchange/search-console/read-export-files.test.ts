import { expect, test } from 'vitest';
import { readExportFiles } from './read-export-files.ts';

const queries = 'Top queries,Clicks,Impressions,CTR,Position\nrye bread,3,1200,0.25%,4.5\n';
const chart = 'Date,Clicks,Impressions,CTR,Position\n2026-10-01,1,9,1%,4\n2026-10-31,2,9,1%,4\n';

test('reads the tables of an export, with their days', async () => {
	const files = [new File([queries], 'Queries.csv'), new File([chart], 'Chart.csv')];
	expect(await readExportFiles(files)).toMatchObject({
		queries: [{ query: 'rye bread', clicks: 3, impressions: 1200, position: 4.5 }],
		range: { from: '2026-10-01', to: '2026-10-31' },
	});
});

test('a single table does not contain its date range', async () => {
	const read = await readExportFiles([new File([queries], 'Queries.csv')]);
	expect(read).toMatchObject({ queries: [{ query: 'rye bread' }], range: null });
});

test.each([
	['text', 'not an archive'],
	['a cut ZIP', 'PK\u0003\u0004'],
	['nothing', ''],
])('%s is not an export', async (_name, content) => {
	expect(await readExportFiles([new File([content], 'x.zip')])).toBeNull();
});
