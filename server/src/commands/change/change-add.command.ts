import { addChangesByHand, faultOfChanges, type NewChanges } from '../../changes/add-changes.ts';
import { formatDay } from '../../facts/day.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { dayOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const changeAdd = defineCommand({
	takes: 'NOTE',
	options: {
		site: siteOption,
		url: {
			type: 'string',
			value: 'URL',
			multiple: true,
			help: 'Changed page. Repeat it for pages that were changed alike. Default: the whole site, such as for a release.',
		},
		date: { type: 'string', value: 'DATE', help: 'Day of the change. Default: today.' },
		by: { type: 'string', value: 'NAME', help: 'Maker of the change, a person or a program.' },
		rule: {
			type: 'string',
			value: 'RULE',
			multiple: true,
			help: 'Rule whose findings the change resolved. Repeatable.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const day = dayOf('date', values.date);
		const wanted = {
			url: [...(values.url ?? [])],
			note: noteOf(positionals),
			date: day === undefined ? undefined : formatDay(day),
			made_by: values.by,
			rules: [...(values.rule ?? [])],
		};
		const answer = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const nowMs = Date.now();
			refuseFaults(wanted, nowMs);
			return database
				.transaction()
				.execute((transaction) => addChangesByHand(transaction, site, wanted, nowMs));
		});
		if (values.json) printJson(terminal, answer);
		else print(terminal, `${answer.added} added on ${answer.date}, ${answer.known} already there.`);
		return 0;
	},
});

function noteOf([note, ...others]: readonly string[]): string {
	if (note === undefined || others.length > 0) {
		throw usageError(
			'Give one note about the change, such as “plumbline change add "New titles"”.',
		);
	}
	if (note.trim() !== '' && note.length <= 200) return note.trim();
	throw usageError('A note has 1 to 200 characters.');
}

const optionNames = { date: '--date', url: '--url', rules: '--rule' };

function refuseFaults(wanted: NewChanges, nowMs: number): void {
	const fault = faultOfChanges(wanted, nowMs);
	if (fault !== null) throw usageError(`${optionNames[fault.parameter]}: ${fault.message}`);
}
