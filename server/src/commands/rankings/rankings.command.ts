import { sortColumns } from '@plumbline/core/api';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { askRankings } from './ask-rankings.ts';
import { printRankings } from './print-rankings.ts';

export const rankingsCommand = defineCommand({
	name: 'rankings',
	summary: 'Show how the keywords of a site stand, with the trend of each.',
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Such as google_us, if there are several.',
		},
		from: {
			type: 'string',
			value: 'DATE',
			help: 'The first day; thirteen weeks ago when not given.',
		},
		to: { type: 'string', value: 'DATE', help: 'The last day; today when not given.' },
		group: {
			type: 'string',
			value: 'NAME',
			multiple: true,
			help: 'Only of this group; several by repeating it.',
		},
		sort: {
			type: 'string',
			value: 'COLUMN',
			help: `By ${sortColumns.join(', ')}; visits when not given.`,
		},
		limit: { type: 'string', value: 'N', help: 'How many at most; 20 when not given.' },
		json: { type: 'boolean', help: 'Print JSON, as the HTTP interface answers it.' },
	},
	async run({ values, terminal }) {
		const { domain, answered } = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const { from, to, sort, limit, 'search-engine': engine, group: groups } = values;
			const question = { site, engine, from, to, groups, sort, limit, nowMs: Date.now() };
			return { domain: site.domain, answered: await askRankings(database, question) };
		});
		if (values.json) printJson(terminal, answered.rankings);
		else printRankings(terminal, domain, answered);
		return 0;
	},
});
