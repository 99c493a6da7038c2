import { listOpportunities, type Opportunities, opportunityKinds } from '@plumbline/core/api';
import { listOpportunities as opportunitiesOf } from '../../search/opportunities/list-opportunities.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { askSearch } from './ask-search.ts';
import { sayCoverage } from './say-coverage.ts';

export const opportunitiesCommand = defineCommand({
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Series, such as google or google_us. Default: google, or the first that has figures.',
		},
		to: {
			type: 'string',
			value: 'DATE',
			help: 'Last of the 28 days to look at. Default: the last complete day.',
		},
		kind: {
			type: 'string',
			value: 'KIND',
			help: `Only these kinds, separated by commas: ${opportunityKinds.join(', ')}.`,
		},
		limit: { type: 'string', value: 'N', help: 'Maximum number to show. Default: 10.' },
		locale: { type: 'string', value: 'TAG', help: 'Language of the reasons, such as ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const { answer } = await askSearch(
			terminal,
			values.site,
			{ endpoint: listOpportunities, answer: opportunitiesOf },
			{
				search_engine_global_key: values['search-engine'],
				date_to: values.to,
				kinds: values.kind,
				limit: values.limit ?? '10',
				locale: localeOf(values.locale),
			},
		);
		if (values.json) printJson(terminal, answer);
		else printOpportunities(terminal, answer);
		return 0;
	},
});

function printOpportunities(terminal: Terminal, { meta, opportunities }: Opportunities): void {
	if (opportunities.length === 0) print(terminal, 'Looked, and found nothing that stands out.');
	for (const { url, reason, what_to_do, clicks_to_gain } of opportunities) {
		const gain =
			clicks_to_gain === null ? '' : ` (about ${Math.round(clicks_to_gain)} clicks in 28 days)`;
		print(terminal, `${url}${gain}\n  ${reason}\n  ${what_to_do}`);
	}
	const reasons = meta.looked.map((one) => one.not_looked_because);
	for (const reason of new Set(reasons)) if (reason !== null) say(terminal, reason);
	sayCoverage(terminal, meta);
}
