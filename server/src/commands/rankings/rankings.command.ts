import { sortColumns } from '@plumbline/core/api';
import { defineCommand } from '../command.ts';
import { daysOfOption, daysOption, segmentOption } from '../period-options.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { askRankings } from './ask-rankings.ts';
import { printRankings } from './print-rankings.ts';

export const rankingsCommand = defineCommand({
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Search engine, such as google_us. Optional if the site tracks only one.',
		},
		from: {
			type: 'string',
			value: 'DATE',
			help: 'First day. Default: 91 days with the last one.',
		},
		to: {
			type: 'string',
			value: 'DATE',
			help: 'Last day. Default: the last complete day, or today if results pages are checked.',
		},
		days: daysOption,
		group: {
			type: 'string',
			value: 'NAME',
			multiple: true,
			help: 'Show only the keywords of this group. Repeatable.',
		},
		segment: segmentOption,
		sort: {
			type: 'string',
			value: 'COLUMN',
			help: `Column to sort by: ${sortColumns.join(', ')}. Default: visits.`,
		},
		limit: { type: 'string', value: 'N', help: 'Maximum number of keywords. Default: 20.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const { domain, answered } = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const { from, to, segment, sort, limit, 'search-engine': engine, group: groups } = values;
			const days = daysOfOption(values);
			const nowMs = Date.now();
			const question = {
				...{ site, engine, from, to, days, groups, segment, sort, limit, nowMs },
			};
			return { domain: site.domain, answered: await askRankings(database, question) };
		});
		if (values.json) printJson(terminal, answered.rankings);
		else printRankings(terminal, domain, answered);
		return 0;
	},
});
