import { wirePlans } from '../../changes/wire-plans.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const planList = defineCommand({
	options: {
		site: siteOption,
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const plans = await withDatabase(terminal, async (database) =>
			wirePlans(database, await siteNamed(database, values.site)),
		);
		if (values.json) printJson(terminal, { plans });
		else if (plans.length === 0) print(terminal, 'No plan is kept.');
		else {
			const rows = plans.map(({ alone, changed, date, made_on, note }) => [
				date,
				note,
				`${changed.length}`,
				`${alone.length}`,
				made_on ?? 'not yet',
			]);
			print(terminal, textTable(['Date', 'Change', 'Pages', 'Left alone', 'Made'], rows));
		}
		return 0;
	},
});
