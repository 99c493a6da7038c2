import {
	listOpportunities,
	lossKinds,
	type Opportunities,
	type Opportunity,
	opportunityKinds,
} from '@plumbline/core/api';
import { listOpportunities as opportunitiesOf } from '../../search/opportunities/list-opportunities.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { seriesOption } from '../period-options.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { askSearch } from './ask-search.ts';
import { sayCoverage } from './say-coverage.ts';

export const opportunitiesCommand = defineCommand({
	options: {
		site: siteOption,
		'search-engine': seriesOption,
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
	const reasons = meta.looked.flatMap((one) => one.not_looked_because ?? []);
	if (opportunities.length === 0) {
		const nothing = 'Looked, and found nothing that stands out.';
		print(
			terminal,
			reasons.length === 0 ? nothing : 'Found nothing yet; not everything was looked at.',
		);
	}
	for (const opportunity of opportunities) {
		const { url, reason, what_to_do } = opportunity;
		print(terminal, `${url}${stakeOf(opportunity)}\n  ${reason}\n  ${what_to_do}`);
	}
	for (const reason of new Set(reasons)) say(terminal, reason);
	sayCoverage(terminal, meta);
}

function stakeOf({ clicks_to_gain: clicks, kind }: Opportunity): string {
	if (clicks === null) return '';
	const verb = lossKinds.has(kind) ? 'win back' : 'gain';
	return ` (about ${Math.round(clicks)} clicks to ${verb} in 28 days)`;
}
