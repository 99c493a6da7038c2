import { ProblemError } from '../../http/problems/problem-error.ts';
import { usageError } from '../../process/expected-error.ts';
import { brandNames } from '../../rankings/brand/brand-names.store.ts';
import { setBrandNames } from '../../search/brand/brand.store.ts';
import { checkedNames } from '../../search/brand/checked-names.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const brandNamesCommand = defineCommand({
	options: {
		site: siteOption,
		set: {
			type: 'string',
			value: 'NAMES',
			help: 'Names to use from now on, separated by commas; empty for those of the domain.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const names = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			if (values.set !== undefined) {
				await setBrandNames(database, site.id, namesIn(values.set));
			}
			return brandNames(database, site);
		});
		if (values.json) printJson(terminal, names);
		else print(terminal, names.join('\n'));
		return 0;
	},
});

function namesIn(list: string): readonly string[] {
	const names = list.split(',').map((name) => name.trim());
	try {
		return checkedNames(names.filter(Boolean));
	} catch (error) {
		throw error instanceof ProblemError
			? usageError(error.message.replace('names:', '--set:'))
			: error;
	}
}
