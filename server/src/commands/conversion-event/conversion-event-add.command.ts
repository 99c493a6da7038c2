import { addConversionEvent } from '../../accounts/conversion-events.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { wholeNumberOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

const goals = { least: 1, most: 1_000_000, wanted: 'the number of a goal' };

export const conversionEventAdd = defineCommand({
	options: {
		site: siteOption,
		name: { type: 'string', value: 'NAME', help: 'Name of the event in reports.' },
		alias: {
			type: 'string',
			value: 'EVENT',
			help: 'Name in the analytics source, such as purchase. Default: the value of --name.',
		},
		'goal-number': {
			type: 'string',
			value: 'N',
			help: 'Number of the goal. Default: the next free number.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const name = values.name?.trim();
		if (!name) throw usageError('--name is missing. Write, for example, --name Order.');
		const alias = values.alias?.trim() || name;
		const goalNumber = wholeNumberOf('goal-number', values['goal-number'], goals);
		const id = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			return addConversionEvent(database, { siteId, name, alias, goalNumber });
		});
		if (values.json) printJson(terminal, { id, name, event_alias: alias });
		else print(terminal, `Conversion event “${name}” has the id ${id}.`);
		return 0;
	},
});
