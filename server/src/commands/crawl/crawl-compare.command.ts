import { type CrawlComparison, compareCrawls } from '../../crawl/compare/compare-crawls.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { crawlNamed } from './crawl-named.ts';

export const crawlCompare = defineCommand({
	takes: 'BEFORE AFTER',
	options: {
		'fail-on-new': {
			type: 'boolean',
			help: 'Exit with code 1 if a page has a new finding above note.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ positionals, terminal, values }) {
		const [before, after, ...others] = positionals;
		if (before === undefined || after === undefined || others.length > 0) {
			throw usageError('Give two crawls, the earlier one first; “plumbline crawl list” shows all.');
		}
		const comparison = await withDatabase(terminal, async (database) => {
			const [past, now] = [await crawlNamed(database, before), await crawlNamed(database, after)];
			return compareCrawls(database, past.id, now.id);
		});
		if (values.json) printJson(terminal, comparison);
		else print(terminal, comparisonLines(comparison).join('\n'));
		return values['fail-on-new'] && comparison.worse.length > 0 ? 1 : 0;
	},
});

function comparisonLines({
	added,
	better,
	changed,
	gone,
	worse,
}: CrawlComparison): readonly string[] {
	const line = (what: string, { count, example }: CrawlComparison['added']) =>
		`${String(count).padStart(7)}  ${what}${example === '' ? '' : `, such as ${example}`}`;
	return [
		line('new pages', added),
		line('pages gone', gone),
		...changed.map((one) => line(`pages with a different ${one.field}`, one)),
		...worse.map((one) => line(`pages with a new finding: ${one.rule}`, one)),
		...better.map((one) => line(`pages without a finding they had: ${one.rule}`, one)),
	];
}
