import { csvLine } from '@plumbline/core';
import { type ChangePlan, type PlanOption, planChange, planSizes } from '@plumbline/core/api';

import { newPlan } from '../../changes/new-plan.ts';
import { planChange as planOf } from '../../changes/plan-change.ts';
import { keepPlan } from '../../changes/plans.store.ts';
import { formatDay } from '../../facts/day.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { dayOf, localeOf } from '../option-values.ts';
import { askSearch } from '../pages/ask-search.ts';
import { segmentOption, seriesOption } from '../period-options.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson, say } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const planCommand = defineCommand({
	options: {
		site: siteOption,
		'search-engine': seriesOption,
		segment: segmentOption,
		size: {
			type: 'string',
			value: 'SIZE',
			help: `How many of the pages to change: ${planSizes.join(', ')}. Default: half.`,
		},
		keep: { type: 'string', value: 'NOTE', help: 'Keep the plan under this note.' },
		date: { type: 'string', value: 'DATE', help: 'Day of the change to keep. Default: today.' },
		csv: { type: 'boolean', help: 'Print both lists of pages as CSV.' },
		locale: { type: 'string', value: 'TAG', help: 'Language of the sentences, such as ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const note = values.keep?.trim();
		if (note !== undefined && (note === '' || note.length > 200)) {
			throw usageError('--keep: A note has 1 to 200 characters.');
		}
		const day = dayOf('date', values.date);
		const plan = await askSearch(
			terminal,
			values.site,
			{ endpoint: planChange, answer: planOf },
			{
				search_engine_global_key: values['search-engine'],
				segment: values.segment,
				size: values.size,
				locale: localeOf(values.locale),
			},
		);
		if (values.json) printJson(terminal, plan);
		else print(terminal, values.csv ? csvOf(plan) : textOf(plan));
		if (note === undefined) return 0;
		const alone = plan.alone.map(({ url }) => url);
		const changed = plan.changed.map(({ url }) => url);
		if (plan.options.every(({ visible }) => visible.every(({ share }) => share === null))) {
			throw usageError('--keep: Nobody could judge this plan.');
		}
		await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const wanted = { note, alone, changed, date: day === undefined ? undefined : formatDay(day) };
			await keepPlan(database, site.id, newPlan(wanted, site, Date.now()).plan);
		});
		say(terminal, `Kept. Once the pages are changed: plumbline change add '${note}' --url …`);
		return 0;
	},
});

function textOf({ options, text }: ChangePlan): string {
	if (options.length === 0) return text;
	const rows = options.map((option) => [
		option.size,
		`${option.changed_count}`,
		`${option.alone_count}`,
		...option.visible.map(visibleText),
	]);
	const names = ['Size', 'Change', 'Leave alone', 'Seen after 4 weeks', 'After 8 weeks'];
	return `${textTable(names, rows)}\n\n${text}`;
}

const visibleText = ({ share }: PlanOption['visible'][number]) =>
	share === null ? 'cannot be judged' : `+${Math.round(share * 100)} % or more`;

function csvOf({ alone, changed }: ChangePlan): string {
	const lines = (some: ChangePlan['changed'], what: string) =>
		some.map(({ clicks, url }) => csvLine([url, what, clicks]));
	const head = csvLine(['page', 'plan', 'clicks in 16 weeks']);
	return [head, ...lines(changed, 'change'), ...lines(alone, 'leave alone')]
		.map((line) => line.trimEnd())
		.join('\n');
}
